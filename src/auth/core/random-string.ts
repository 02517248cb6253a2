/**
 * Text of random letters and digits of ASCII, each of the 62 as likely as any other, from the browser's cryptographic source:
 * a state string, such as the name of a session or the `state` of a redirect to a provider.
 * Ten of them hold 59 bits, enough to distinguish things; a secret that must not be guessed should have 160 (RFC 6749,
 * section 10.10), which 27 hold.
 * @param length Number of characters, 10 unless given.
 * @throws RangeError where there would be none, or more than a million: an empty secret matches every other empty one.
 */
export function randomString(length = 10): string {
  if (!(length >= 1 && length < 1e6)) throw new RangeError('length');
  let text = '';
  while (text.length < length) {
    // Of the 64 signs of Base64, two are drawn again; 48 bytes are 64 signs without a rest.
    const bytes = crypto.getRandomValues(new Uint8Array(48));
    text += btoa(String.fromCharCode(...bytes)).replace(/\W/g, '');
  }
  return text.slice(0, length);
}
