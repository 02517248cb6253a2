'use client';
import { useMemo, useRef } from 'react';
import { cx } from '../../core/dom';
import { useStableList } from '../../core/props/use-stable-list';
import { useLocale, useLabels } from '../../core/provider/language';
import { useLazyModule } from '../../core/use-lazy-module';
import { useMergedRefs } from '../../core/use-merged-refs';
import { useStyleVars } from '../../core/use-style-vars';
import { type QrLevel, readValue } from './capacity';
import { shorten } from './payload-addresses';
import { QrCodeCaption, QrCopy } from './qr-code-caption';
import { QrCover, type QrCoverState } from './qr-code-cover';
import { type QrCodeProps, usableProps } from './qr-code-props';
import styles from './qr-code.module.css';
import { qrCodeTools, qrTexts } from './qr-tool';
import { QrCodeImage } from './qrcode-svg';
import { qrCode as english } from './words';

/** Maximum number of characters of the text in the accessible name. */
const nameLength = 80;

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
  showCapacity,
  showScanCheck,
  downloads: downloadsProp,
  fileName = 'qr-code',
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
  const usable = usableProps({
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
  const { value, size, level, minVersion, quietZone, logo, status, downloads, printSize } = usable;
  const content = useContent(value, level, minVersion);
  const { version } = content;

  let cover: QrCoverState | null = null;
  if (status !== 'active') cover = status;
  else if (content.text === '') cover = 'empty';
  else if (version === null) cover = 'tooLong';

  const known = status === 'active' ? content.text : '';
  const text = usable.text === undefined ? known : usable.text;
  const name = shorten(text || known, nameLength);
  const naming = {
    'aria-label': ariaLabel || (labelledBy ? undefined : name ? labels.codeFor(name) : labels.code),
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
  };
  const tools = useLazyModule(qrCodeTools, Boolean(showScanCheck || showCapacity || downloads));
  const texts = qrTexts(labels, locale);
  const root = useRef<HTMLDivElement>(null);
  useStyleVars(root, {
    '--qr-code-background': typeof background === 'string' ? background : undefined,
    '--qr-code-print-size': printSize === undefined ? undefined : `${printSize}mm`,
  });
  const tool = { content, usable, texts };
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
        <QrCover
          {...naming}
          state={cover ?? 'empty'}
          size={size}
          lengths={content.lengths}
          level={level}
          texts={texts}
          onRefresh={onRefresh}
        />
      )}
      {(text !== null || copyable) && (
        <QrCodeCaption value={known} text={text} link={link}>
          {copyable && known && <QrCopy text={known} labels={labels} />}
        </QrCodeCaption>
      )}
      {showScanCheck && (
        <div data-slot="qr-code-verdict" className={styles.tool}>
          {tools && cover === null && (
            <tools.QrVerdict {...tool} color={color} background={background} />
          )}
        </div>
      )}
      {showCapacity && (
        <div data-slot="qr-code-capacity" className={styles.capacity}>
          {tools && <tools.QrCapacity {...tool} />}
        </div>
      )}
      {downloads && (
        <div data-slot="qr-code-downloads" className={styles.tool}>
          {tools && (
            <tools.QrDownloads
              downloads={downloads}
              fileName={fileName}
              printSize={printSize}
              disabled={cover !== null}
              labels={labels}
            />
          )}
        </div>
      )}
    </div>
  );
}

function useContent(value: string | readonly string[], level: QrLevel, minVersion: number) {
  const parts = useStableList([value].flat());
  return useMemo(() => readValue(parts, level, minVersion), [parts, level, minVersion]);
}
