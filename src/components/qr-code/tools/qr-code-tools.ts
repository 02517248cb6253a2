export { QrCapacity } from './qr-code-capacity';
export { QrCopy } from './qr-code-copy';
export { QrDownloads } from './qr-code-downloads';
export { QrVerdict } from './qr-code-verdict';
export { QrWords } from './qr-code-words';
