// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has a layout and a `disabled` of its own.
'use client';
import { useMemo, useRef } from 'react';
import { cx } from '../../internals/class-names';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { useStyleVars } from '../../internals/use-style-vars';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import { qrCode as english } from '../../languages/en';
import type { QrLevel } from './capacity/capacity';
import { shorten } from './payloads/payload-link';
import { QrCodeCaption } from './qr-code-caption';
import type { QrCodeProps } from './qr-code-props';
import { QrCodeTool } from './tools/qr-code-tool';
import type { QrCoverState } from './tools/tool-props';
import styles from './qr-code.module.css';
import { QrCodeImage } from './qrcode-svg';
import { readValue } from './read-value';
import { usableProps } from './usable-props';

/** Maximum number of characters of the text in the accessible name. */
const nameLength = 80;

// The three finder patterns of a small code, for a placeholder that cannot be scanned.
const ghost = 'M2 2h7v7h-7zM32 2h7v7h-7zM2 32h7v7h-7zM4 4h3v3h-3zM34 4h3v3h-3zM4 34h3v3h-3z';

/**
 * QR code with the same content below it for users who cannot scan it. Renders a `<div>` with an `<svg role="img">`,
 * a text or link, and a copy button.
 */
export function QrCode({
  value: valueProp,
  size: sizeProp,
  level: levelProp,
  minVersion: versionProp,
  quietZone: quietZoneProp,
  color,
  background,
  logo: logoProp,
  status: statusProp,
  onRefresh,
  text: textProp,
  link = true,
  copyable = true,
  capacity,
  verdict,
  downloads: downloadsProp,
  fileName,
  printSize: printSizeProp,
  locale: localeProp,
  labels: labelsProp,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ref,
  className,
  ...rest
}: QrCodeProps) {
  const locale = useLocale(localeProp, 'QrCode');
  const labels = useLabels('qrCode', english, locale, labelsProp);
  const drawn = usableProps({
    value: valueProp,
    size: sizeProp,
    level: levelProp,
    minVersion: versionProp,
    quietZone: quietZoneProp,
    logo: logoProp,
    text: textProp,
    status: statusProp,
    downloads: downloadsProp,
    printSize: printSizeProp,
  });
  const { value, size, level, minVersion, quietZone, logo, status, downloads, printSize } = drawn;
  const content = useContent(value, level, minVersion);
  const { version } = content;

  let cover: QrCoverState | null = null;
  if (status !== 'active') cover = status;
  else if (content.text === '') cover = 'empty';
  else if (version === null) cover = 'tooLong';

  const known = status === 'active' ? content.text : '';
  const text = drawn.text === undefined ? known : drawn.text;
  const name = shorten(text || known, nameLength);
  const naming = {
    'aria-label': ariaLabel || (labelledBy ? undefined : name ? labels.codeFor(name) : labels.code),
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
  };
  const asked = {
    color,
    background,
    onRefresh,
    downloads,
    fileName,
    printSize,
    labels: labelsProp,
  };
  const root = useRef<HTMLDivElement>(null);
  useStyleVars(root, {
    '--qr-code-background': background,
    '--qr-code-print-size': printSize === undefined ? undefined : `${printSize}mm`,
  });
  const tool = { content, drawn, asked, cover, locale };
  return (
    <div
      data-slot="qr-code"
      {...rest}
      ref={useMergedRefs(root, ref)}
      data-status={cover ?? 'active'}
      className={cx(styles.root, className)}
    >
      {cover === null && version !== null ? (
        <QrCodeImage
          {...naming}
          segments={content.segments}
          version={version}
          level={level}
          minVersion={minVersion}
          size={size}
          quietZone={quietZone}
          color={color}
          background={background}
          logoSrc={logo?.src}
          logoSize={logo?.size}
          logoAspect={logo?.aspect}
        />
      ) : (
        <div
          {...naming}
          role="group"
          aria-busy={cover === 'loading'}
          data-slot="qr-code-cover"
          className={styles.cover}
        >
          <svg
            viewBox="0 0 41 41"
            width={size}
            height={size}
            aria-hidden="true"
            data-slot="qr-code-ghost"
            className={styles.ghost}
          >
            <path fillRule="evenodd" d={ghost} />
          </svg>
          <QrCodeTool part="QrWords" {...tool} />
        </div>
      )}
      {(text !== null || copyable) && (
        <QrCodeCaption value={known} text={text} link={link}>
          {copyable && known && <QrCodeTool part="QrCopy" {...tool} />}
        </QrCodeCaption>
      )}
      {verdict && (
        <div data-slot="qr-code-verdict" className={styles.tool}>
          <QrCodeTool part="QrVerdict" {...tool} />
        </div>
      )}
      {capacity && (
        <div data-slot="qr-code-capacity" className={styles.capacity}>
          <QrCodeTool part="QrCapacity" {...tool} />
        </div>
      )}
      {downloads && (
        <div data-slot="qr-code-downloads" className={styles.tool}>
          <QrCodeTool part="QrDownloads" {...tool} />
        </div>
      )}
    </div>
  );
}

function useContent(value: string | readonly string[], level: QrLevel, minVersion: number) {
  // An array of parts may be another one at every render; its text is the same.
  const key = JSON.stringify([value].flat());
  return useMemo(
    () => readValue(JSON.parse(key) as string[], level, minVersion),
    [key, level, minVersion],
  );
}
