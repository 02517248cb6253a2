const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Text of random letters and digits of ASCII, each of the 62 as likely as any other, from the browser's cryptographic source.
 * Ten of them hold 59 bits, which is enough to tell things apart; the `state` of OAuth 2.0 wants 43 (RFC 9700, section 4.7.1).
 * @param length Number of characters, 10 unless given.
 * @throws RangeError where `length` is not a whole number above zero: an empty secret would match another empty one.
 */
export function randomString(length = 10): string {
  if (!Number.isSafeInteger(length) || length < 1) {
    throw new RangeError('A random text needs a whole number of characters, one at least.');
  }
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(64))) {
      // 248 is four times 62: the bytes above it would favour the first letters.
      if (byte < 248 && text.length < length) text += signs.charAt(byte % 62);
    }
  }
  return text;
}
