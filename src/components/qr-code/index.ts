export type { QrLevel, QrUnit } from './capacity';
export { qrCodeToPng, qrCodeToSvg, type QrExportOptions } from './export-qr-code';
export {
  checkScannability,
  type ScanFinding,
  type ScanRule,
  type ScanSubject,
  type ScanVerdict,
} from './check-scannability';
export type { QrCodeLabels } from './words';
export { QrCode } from './qr-code';
export type {
  QrCodeOwnProps,
  QrCodeProps,
  QrCodeStatus,
  QrDownload,
  QrLogo,
} from './qr-code-props';
export { preloadQrCodeTools } from './qr-tool';
export {
  geoPayload,
  mailtoPayload,
  smsPayload,
  telPayload,
  textPayload,
  urlPayload,
  type GeoFields,
  type MailtoFields,
} from './payload-addresses';
export { epcPayload, type EpcFields } from './payload-epc';
export { isQrPayloadError, type QrPayloadError } from './payload-checks';
export {
  otpauthPayload,
  vcardPayload,
  wifiPayload,
  type OtpauthFields,
  type VcardAddress,
  type VcardFields,
  type WifiFields,
} from './payload-records';
