'use client';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { activeElementNear, cx, moveFocus } from '../../core/dom';
import { focusableIn } from '../../core/layers/give-focus';
import sheetHead from '../../core/panel/sheet-head.module.css';
import { useSheetDrag } from '../../core/panel/use-sheet-drag';
import { useLocale, useLabels } from '../../core/provider/language';
import { useMedia } from '../../core/use-media';
import { useMergedRefs } from '../../core/use-merged-refs';
import { iconButton } from '../button';
import { dialog as english } from '../dialog/words';
import { Icon, x } from '../icon';
import { outsideForms } from './layer-host';
import { ListPopover, type ListPopoverProps } from './list-popover';
import styles from './popover.module.css';

/** Focus and labels of a panel. */
export interface PopoverContentProps {
  /** Ref to the element that receives focus when it opens, with `role="dialog"`. Default: the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Label of the close button of the sheet. Default: that of the language. */
  closeLabel?: string | undefined;
}

/** Props of {@link PopoverPanel}. */
export interface PopoverPanelProps extends ListPopoverProps, PopoverContentProps {
  /** Title of the sheet. Default: `aria-label`, or the text of the anchor. */
  heading?: string | undefined;
}

/** The panel of a `Popover`, for components with an open state of their own: it is open while it is mounted. */
export function PopoverPanel(props: PopoverPanelProps) {
  return outsideForms(<PlacedPanel {...props} />);
}

function PlacedPanel({
  heading,
  closeLabel,
  initialFocus,
  onKeyDown,
  children,
  ref,
  ...props
}: PopoverPanelProps) {
  const { anchor, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isDialog = props.role === 'dialog' || props.role === 'alertdialog';
  const isModal = useMedia(narrow) && isDialog;
  // Not `autoFocus`, which runs before the panel is shown and causes a second layout.
  useLayoutEffect(() => {
    const { current: shown } = panel;
    if (!isDialog || !shown || shown.contains(activeElementNear(shown))) return;
    if (initialFocus?.current) moveFocus(initialFocus.current);
    else moveFocus(shown, { preventScroll: true });
  }, [isDialog, initialFocus]);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (isModal && event.key === 'Tab' && !event.defaultPrevented) keepFocus(event);
  };
  return (
    <ListPopover
      data-sheet=""
      // A click on its text must not move focus out of it.
      tabIndex={isDialog ? -1 : undefined}
      aria-modal={isModal || undefined}
      {...props}
      ref={useMergedRefs(panel, ref)}
      onKeyDown={press}
    >
      <SheetHead
        panel={panel}
        anchor={anchor}
        heading={heading ?? props['aria-label']}
        closeLabel={closeLabel}
        onClose={onClose}
      />
      {children}
    </ListPopover>
  );
}

/** Screens on which a panel is a sheet, which dims the page. */
const narrow = '(width < 480px)';

/** Moves focus from the last element of a panel to the first, or back, for the Tab key. */
function keepFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const { currentTarget: panel, shiftKey } = event;
  const stops = focusableIn(panel);
  const focused = activeElementNear(panel);
  const [last, next] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (focused !== last && !(shiftKey && focused === panel)) return;
  event.preventDefault();
  moveFocus(next);
}

type SheetHeadProps = Pick<PopoverPanelProps, 'anchor' | 'heading' | 'closeLabel' | 'onClose'> & {
  panel: RefObject<HTMLElement | null>;
};

/** Header of a popover that is a bottom sheet: a grip, a title and a close button. Hidden on wider screens. */
function SheetHead({ panel, anchor, heading, closeLabel, onClose }: SheetHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const words = useLabels('dialog', english, useLocale(undefined, 'Popover'));
  const title = useRef<HTMLSpanElement>(null);
  useSheetDrag(panel, head, (event) => onClose({ reason: 'swipe', event }));
  useLayoutEffect(() => {
    const text = heading ?? anchor.current?.ariaLabel ?? anchor.current?.textContent;
    if (title.current) title.current.textContent = text ?? '';
  }, [anchor, heading]);
  return (
    <div ref={head} data-slot="popover-header" className={cx(sheetHead.root, styles.head)}>
      {/* The accessible name of the panel or of its anchor. */}
      <span ref={title} aria-hidden="true" data-slot="popover-title" className={styles.title} />
      <button
        type="button"
        data-slot="popover-close"
        data-variant="ghost"
        data-size="md"
        aria-label={closeLabel ?? words.close}
        className={cx(iconButton, sheetHead.close)}
        onClick={({ nativeEvent: event }) => onClose({ reason: 'close-press', event })}
      >
        <Icon icon={x} />
      </button>
    </div>
  );
}
