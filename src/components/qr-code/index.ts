export type { QrLevel, QrUnit } from './capacity';
export { qrCodeToPng, qrCodeToSvg, type QrExportOptions } from './export-qr-code';
export {
  judgeScannability,
  type ScanFinding,
  type ScanRule,
  type ScanSubject,
  type ScanVerdict,
} from './judge-scannability';
export type { QrCodeLabels } from '../../languages/language';
export { QrCode } from './qr-code';
export type {
  QrCodeOwnProps,
  QrCodeProps,
  QrCodeStatus,
  QrDownload,
  QrLogo,
} from './qr-code-props';
export { preloadQrCodeTools } from './qr-code-tool';
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
export { isQrPayloadError, type QrPayloadError } from './payload-error';
export { otpauthPayload, type OtpauthFields } from './payload-otpauth';
export { vcardPayload, type VcardAddress, type VcardFields } from './payload-vcard';
export { wifiPayload, type WifiFields } from './payload-wifi';
