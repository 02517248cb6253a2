/**
 * Returns a random string of ASCII letters and digits, uniformly distributed, from the browser's
 * cryptographic source: a state string, such as the name of a session or the `state` of a redirect to a
 * provider. Ten characters have 59 bits, enough for unique names; an unguessable secret should have 160 bits
 * (RFC 6749, section 10.10), which needs 27 characters.
 * @param length Number of characters, 10 by default.
 * @throws RangeError if it is less than one or more than a million: an empty secret would equal any other
 * empty one.
 */
export function randomString(length = 10): string {
  if (!(length >= 1 && length < 1e6))
    throw new RangeError('`length` must be at least 1 and less than 1,000,000.');
  let text = '';
  while (text.length < length) {
    // Two of the 64 Base64 characters are drawn again; 48 bytes are 64 characters without a remainder.
    const bytes = crypto.getRandomValues(new Uint8Array(48));
    text += btoa(String.fromCharCode(...bytes)).replace(/\W/g, '');
  }
  return text.slice(0, length);
}

/** Encodes bytes as Base64url without padding (RFC 4648, section 5). */
export function encodeBase64url(bytes: Uint8Array): string {
  // Spreading many bytes would exceed the number of arguments.
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  const text = btoa(characters.join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes Base64url. @throws DOMException if the text is not valid. */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
