'use client';
import { memo } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { modulesOf, type QrLevel } from './capacity';
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
      fgColor={props.color}
      bgColor={props.background}
      // One pixel a module, so that the package measures the logo in modules; the real size follows.
      size={modules + 2 * margin}
      imageSettings={
        logoSrc && room
          ? { src: logoSrc, width: room.width, height: room.height, excavate: true }
          : undefined
      }
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
