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
