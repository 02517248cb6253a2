'use client';
import { QRCodeSVG } from 'qrcode.react';
import { memo } from 'react';
import { type QrLevel, modulesOf } from './capacity';
import { logoRoom, placeCode } from './geometry';
import styles from './qr-code.module.css';

/* The only file that uses qrcode.react.

   The package encodes the value and draws modules and logo. Its input and the attributes of its `<svg>` are
   computed here and in `usable-props.ts` and `capacity.ts`, because of defects measured in version 4.2.0:
   - It throws during render if a value is too long or contains an unpaired surrogate, and draws a code for an
     empty value.
   - By default it has no quiet zone, although the standard requires 4 modules, and level L even under a logo.
   - Its image has no name, and props can remove its role.
   - Its canvas is empty on the server and drawn again on every render, so only the SVG is used. */

/** Props of {@link QrCodeImage}, which are stable while nothing changes. */
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

/** Image of a code that fits; unchanged props cause no render. Renders an `<svg role="img">`. */
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
      // One pixel per module, so that the package measures the logo in modules; the actual size is set below.
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
