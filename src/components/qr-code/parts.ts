// The arithmetic and the files of codes. Copied components import it from the package.
export {
  levelIn,
  modulesOf,
  mostOf,
  qrLevels,
  readValue,
  totalLength,
  versionFor,
  type QrContent,
  type QrLength,
} from './capacity';
export { paintedColor } from './check-scannability';
export { downloadQrCode } from './export-qr-code';
export { leastQuietZone, logoRoom, placeCode } from './geometry';
export { linkOf, shorten } from './payload-addresses';
