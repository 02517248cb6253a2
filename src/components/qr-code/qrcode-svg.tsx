'use client';
/*
 * Everything that the QR code takes from qrcode.react.
 *
 * The package encodes the value and draws modules and logo. What it is given, and the attributes of its `<svg>`, are
 * decided here and in `usable-props.ts` and `capacity.ts`, because of defects measured in version 4.2.0:
 * - It throws while rendering where a value is too long or holds half a surrogate pair, and makes a code of nothing.
 * - Its default is no quiet zone, where the standard asks for 4 modules, and level L even under a logo.
 * - Its image has no name, and props of the caller take its role away.
 * - Its canvas is empty on the server and drawn again at every render; the SVG is used alone.
 */
import { memo } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { modulesOf, type QrLevel } from './capacity/capacity';
import { logoRoom, placeCode } from './geometry';
import styles from './qr-code.module.css';

/** Props of {@link QrCodeImage}: all of them keep their identity while nothing changes. */
interface QrCodeImageProps {
  /** Parts to encode; they must fit into `version` at `level`. */
  segments: string[];
  version: number;
  level: QrLevel;
  minVersion: number;
  size: number;
  quietZone: number;
  color: string | undefined;
  background: string | undefined;
  logoSrc: string | undefined;
  logoSize: number | undefined;
  logoAspect: number | undefined;
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
}

/** Drawing of a code that fits; the same props again cost nothing. Renders an `<svg role="img">`. */
export const QrCodeImage = memo(function QrCodeImage(props: QrCodeImageProps) {
  const { segments, level, minVersion, size, logoSrc } = props;
  const modules = modulesOf(props.version);
  const { margin, viewBox } = placeCode(modules, size, props.quietZone);
  const room = logoSrc ? logoRoom(modules, props.logoSize ?? 0, props.logoAspect ?? 1) : undefined;
  return (
    <QRCodeSVG
      value={segments}
      level={level}
      minVersion={minVersion}
      marginSize={margin}
      {...(props.color !== undefined && { fgColor: props.color })}
      {...(props.background !== undefined && { bgColor: props.background })}
      // One pixel a module, so that the package measures the logo in modules; the real size follows.
      size={modules + 2 * margin}
      {...(logoSrc &&
        room && {
          imageSettings: { src: logoSrc, width: room.width, height: room.height, excavate: true },
        })}
      data-slot="qr-code-image"
      viewBox={viewBox}
      width={size}
      height={size}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      className={styles.image}
    />
  );
});
