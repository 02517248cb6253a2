import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** Options of the authenticator: by default, those of a correct device at a correct page. */
export interface DeviceOptions {
  /** Origin of the page. */
  origin?: string;
  /** Domain that the device signs for. */
  rpId?: string;
  /** Whether the user was verified with a finger, a face or a PIN. */
  isVerified?: boolean;
  /** Counter of the signature. */
  counter?: number;
  /** Type of the operation in the client data. */
  type?: string;
  /** Algorithm of the new passkey (COSE). */
  algorithm?: number;
  /** Handle of the user in a sign-in; null for none. */
  userHandle?: string | null;
}

const text = (value: string) => Buffer.from(value).toString('base64url');
const sha256 = (value: Uint8Array | string) => createHash('sha256').update(value).digest();

/** Authenticator in software, with one passkey (ES256). */
export class SoftAuthenticator {
  /** Id of the passkey. */
  readonly id: string;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private counter = 0;

  constructor(name: string) {
    this.id = text(`passkey of ${name}`);
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = keys.publicKey;
    this.privateKey = keys.privateKey;
  }

  /** Responds to creation options, as `navigator.credentials.create` and `toJSON` do. */
  create(challenge: string, options: DeviceOptions = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.coseKey(options)]);
    const authData = Buffer.concat([this.authData({ ...options, flags: 0x40 }), attested]);
    const attestationObject = cborMap([
      ['fmt', 'none'],
      ['attStmt', {}],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, options),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Responds to request options, as `navigator.credentials.get` and `toJSON` do. */
  get(challenge: string, options: DeviceOptions = {}) {
    this.counter += 1;
    const authData = this.authData({ counter: this.counter, ...options, flags: 0 });
    const clientDataJSON = clientData('webauthn.get', challenge, options);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.privateKey).toString('base64url'),
        userHandle: options.userHandle === undefined ? text('user-1') : options.userHandle,
      },
    };
  }

  private authData(options: DeviceOptions & { flags: number }): Buffer {
    const { rpId = 'localhost', isVerified = true, counter = 0, flags } = options;
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(0x01 | (isVerified ? 0x04 : 0) | flags, 0);
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), bytes]);
  }

  /** Public key in COSE (RFC 9052): an EC2 key on P-256, by default for ES256. */
  private coseKey({ algorithm = -7 }: DeviceOptions): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return cborMap([
      [1, 2],
      [3, algorithm],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }
}

function clientData(type: string, challenge: string, options: DeviceOptions): string {
  const { origin = 'http://localhost' } = options;
  return text(
    JSON.stringify({ type: options.type ?? type, challenge, origin, crossOrigin: false }),
  );
}

type CborValue = number | string | Buffer | Record<string, never>;

/** Encodes a map in CBOR (RFC 8949), as far as passkeys need it. */
function cborMap(entries: ReadonlyArray<readonly [number | string, CborValue]>): Buffer {
  const parts = entries.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Buffer.concat([cborHead(5, entries.length), ...parts]);
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return cborHead(5, 0);
}

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
