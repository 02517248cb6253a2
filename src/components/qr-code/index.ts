export type { QrLevel, QrUnit } from './capacity';
export { qrCodeToPng, qrCodeToSvg, type QrExportOptions } from './export-qr-code';
export {
  checkScannability,
  type ScanFinding,
  type ScanRule,
  type ScanSubject,
  type ScanVerdict,
} from './scanning/check-scannability';
export type { QrCodeLabels } from './words';
export { QrCode } from './qr-code';
export type {
  QrCodeOwnProps,
  QrCodeProps,
  QrCodeStatus,
  QrDownload,
  QrLogo,
} from './qr-code-props';
export { preloadQrCodeTools } from './tools/lazy-tools';
export {
  geoPayload,
  mailtoPayload,
  smsPayload,
  telPayload,
  textPayload,
  urlPayload,
  type GeoFields,
  type MailtoFields,
} from './payloads/payload-addresses';
export { epcPayload, type EpcFields } from './payloads/payload-epc';
export { isQrPayloadError, type QrPayloadError } from './payloads/payload-error';
export { otpauthPayload, type OtpauthFields } from './payloads/payload-otpauth';
export { vcardPayload, type VcardAddress, type VcardFields } from './payloads/payload-vcard';
export { wifiPayload, type WifiFields } from './payloads/payload-wifi';
