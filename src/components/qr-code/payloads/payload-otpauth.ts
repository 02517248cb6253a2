import { wellFormed } from '../utf8';
import { demand } from './payload-error';

/** Fields of a second factor for an authenticator app. */
export interface OtpauthFields {
  /** Issuer of the account, such as the company. */
  issuer: string;
  /** Account, such as an email address. */
  account: string;
  /** Shared secret in Base32 (RFC 4648); spaces and padding are removed. */
  secret: string;
  /** Kind of password: time-based or counter-based. Default: `totp`. */
  type?: 'totp' | 'hotp';
  /** Hash algorithm. Default: `SHA1`; many apps support no other. */
  algorithm?: 'SHA1' | 'SHA256' | 'SHA512';
  /** Number of digits of a password. Default: 6. */
  digits?: 6 | 7 | 8;
  /** Validity of a `totp` password in seconds. Default: 30. */
  period?: number;
  /** Initial counter of `hotp`. Default: 0. */
  counter?: number;
}

/**
 * Returns a second factor for an authenticator app, according to Google Authenticator's "Key Uri Format";
 * defaults are omitted.
 * @throws QrPayloadError if the secret is not Base32, or issuer or account are empty or contain a colon.
 */
export function otpauthPayload(fields: OtpauthFields): string {
  const { issuer, account, type = 'totp', algorithm = 'SHA1', digits = 6 } = fields;
  const { period = 30, counter = 0 } = fields;
  const secret = fields.secret.replaceAll(/[\s-]|=+$/g, '').toUpperCase();
  demand(/^[A-Z2-7]+$/.test(secret), 'secret', 'is not Base32: A to Z and 2 to 7.');
  const [by, whose] = Object.entries({ issuer, account }).map(([field, text]) => {
    demand(
      text.trim() !== '' && !text.includes(':'),
      field,
      'must not be empty or contain a colon.',
    );
    return encodeURIComponent(wellFormed(text));
  });
  demand(
    Number.isInteger(period) && period > 0,
    'period',
    'must be a whole number of seconds, 1 or more.',
  );
  demand(
    Number.isInteger(counter) && counter >= 0,
    'counter',
    'must be a whole number, 0 or more.',
  );
  const parameters = [
    `secret=${secret}`,
    `issuer=${by}`,
    algorithm !== 'SHA1' && `algorithm=${algorithm}`,
    digits !== 6 && `digits=${digits}`,
    type === 'totp' && period !== 30 && `period=${period}`,
    type === 'hotp' && `counter=${counter}`,
  ].filter(Boolean);
  return `otpauth://${type}/${by}:${whose}?${parameters.join('&')}`;
}
