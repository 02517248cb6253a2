'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { cx } from '../../core/class-names';
import sheetHead from '../../core/panel/sheet-head.module.css';
import { useSheetDrag } from '../../core/panel/use-sheet-drag';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { IconButton } from '../button';
import { dialog as english } from '../dialog/words';
import { Icon, x } from '../icon';
import styles from './popover.module.css';

/** Props of {@link SheetHead}. */
interface SheetHeadProps {
  panel: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  /** Title; without one, the words of the anchor. */
  heading: string | undefined;
  /** Label of the close button. Default: that of the language. */
  closeLabel: string | undefined;
  onClose: (reason: 'swipe' | 'close-press', event: Event) => void;
}

/** Header of a popover that is a bottom sheet: a grip, a title and a close button. Hidden on wider screens. */
export function SheetHead({ panel, anchor, heading, closeLabel, onClose }: SheetHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const words = useLabels('dialog', english, useLocale(undefined, 'Popover'));
  const title = useRef<HTMLSpanElement>(null);
  useSheetDrag(panel, head, (event) => onClose('swipe', event));
  useLayoutEffect(() => {
    const { current: anchorElement } = anchor;
    const text = heading ?? anchorElement?.ariaLabel ?? anchorElement?.textContent;
    if (title.current) title.current.textContent = text ?? '';
  }, [anchor, heading]);
  return (
    <div ref={head} data-slot="popover-head" className={cx(sheetHead.root, styles.head)}>
      {/* The accessible name of the panel or of its anchor. */}
      <span ref={title} aria-hidden="true" data-slot="popover-title" className={styles.title} />
      <IconButton
        data-slot="popover-close"
        label={closeLabel ?? words.close}
        className={sheetHead.close}
        onClick={({ nativeEvent }) => onClose('close-press', nativeEvent)}
      >
        <Icon icon={x} />
      </IconButton>
    </div>
  );
}
