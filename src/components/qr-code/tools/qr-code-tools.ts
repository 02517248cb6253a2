export { QrCapacity } from './qr-code-capacity';
export { QrDownloads } from './qr-code-downloads';
export { QrVerdict } from './qr-code-verdict';
