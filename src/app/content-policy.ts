/** Names of the Trusted Types policies that the widgets make. */
const trustedTypes = ['tessera-sanitized-html'];

const directives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  // Notes of a trip may show pictures of other sites, once the user has asked for them.
  'img-src': "'self' data: blob: https:",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': trustedTypes.join(' '),
};

/** Headers of every answer of the built app: what a page may load and do, and what others may do with it. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
