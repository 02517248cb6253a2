import { preloadQrCodeTools, QrCode } from '#src/components/qr-code/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

const value = 'https://tessera.example/r/4711';

// The tests compare a first mount with a second one, where the button appears immediately.
await preloadQrCodeTools();

/** QR code. */
export const rows: readonly WidgetRow[] = [
  widget('QrCode', QrCode, {
    slot: 'qr-code',
    role: null,
    words: 'qrCode',
    announces: [['codeFor', () => [value]]],
    props: { value },
    unusable: [
      [{ value: 4711 }, 'value'],
      [{ size: -1 }, 'size'],
      [{ level: 'X' }, 'level'],
      [{ quietZone: 0.5 }, 'quietZone'],
      [{ minVersion: 41 }, 'minVersion'],
      [{ downloads: 'svg' }, 'downloads'],
      [{ downloads: 4 }, 'downloads'],
      [{ locale: 'en_US' }, 'locale'],
    ],
    fullest: {
      size: 240,
      showCapacity: true,
      showScanCheck: true,
      downloads: ['svg', 'png', 'png-2x', 'png-4x'],
      color: '#8fa58c',
      background: '#f4f1e6',
      quietZone: 2,
      printSize: 30,
    },
  }),
];
