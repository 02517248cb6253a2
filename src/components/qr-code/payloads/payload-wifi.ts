import { utf8Length } from '../utf8';
import { demand } from './payload-error';

/** Fields of a Wi-Fi network. */
export interface WifiFields {
  /** Name of the network, 1 to 32 bytes of UTF-8. */
  ssid: string;
  /** Password: for `WPA`, 8 to 63 ASCII characters or 64 hexadecimal digits. */
  password?: string;
  /** Security; `WPA` includes WPA2 and WPA3. Default: `WPA` with a password, else `nopass`. */
  security?: 'WPA' | 'WEP' | 'nopass';
  /** Whether the network is hidden. */
  hidden?: boolean;
}

const escaped = (text: string) => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

/**
 * Returns a Wi-Fi network, in the format that ZXing introduced and Android and iOS support ("Barcode
 * contents: Wi-Fi network config"). Lengths: IEEE 802.11.
 * @throws QrPayloadError if the name or the password is invalid.
 */
export function wifiPayload({ ssid, password, security, hidden }: WifiFields): string {
  const kind = security ?? (password ? 'WPA' : 'nopass');
  const length = utf8Length(ssid);
  demand(length >= 1 && length <= 32, 'ssid', `has ${length} bytes: a name has 1 to 32.`);
  demand(
    kind !== 'WPA' || /^(?:[\x20-\x7e]{8,63}|[\da-f]{64})$/i.test(password ?? ''),
    'password',
    'must have 8 to 63 ASCII characters, or 64 hexadecimal digits.',
  );
  demand(kind !== 'WEP' || Boolean(password), 'password', 'is missing: WEP needs one.');
  const secret = kind === 'nopass' ? '' : `P:${escaped(password ?? '')};`;
  return `WIFI:T:${kind};S:${escaped(ssid)};${secret}${hidden ? 'H:true;' : ''};`;
}
