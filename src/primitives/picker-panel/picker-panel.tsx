'use client';
import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { cx } from '../../internals/class-names';
import { FieldContext } from '../../internals/field-context';
import sheetGrip from '../../internals/sheet-grip.module.css';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { useSheetDrag } from '../../internals/use-sheet-drag';
import { IconButton } from '../button';
import { Icon, x } from '../icon';
import { Popover, type PopoverCloseReason } from '../popover';
import { closesPanel } from './panel-keys';
import styles from './picker-panel.module.css';

/** Cause of a panel's closing: F4 or Alt+Arrow up inside, Escape, a press or a focus outside, a button to close it, or a swipe down where it is a sheet. */
export type PickerPanelCloseReason = PopoverCloseReason | 'key' | 'close-button' | 'swipe';

/** Props of {@link PickerPanel}: those of a `<div>`, its anchor, its closing and its first focus. */
export interface PickerPanelProps extends ComponentProps<'div'> {
  /** Name of the panel. */
  label: string;
  /** Name of the button that closes the panel where it is a sheet. Without one, the sheet has no title and no button. */
  closeLabel?: string;
  /** Ref to the field that the panel hangs on; a press there is not a press outside. */
  anchor: RefObject<HTMLElement | null>;
  /** CSS selector of the element inside that takes focus when the panel opens. */
  initialFocus: string;
  /** Called when the user asks to close the panel; the parent then stops rendering it and puts focus back. */
  onClose: (details: ChangeDetails<PickerPanelCloseReason>) => void;
}

/**
 * Panel of a field, in which a value is picked: a popover with focus inside that F4, Alt+Arrow up and Escape close.
 * Renders a `<div role="dialog">`, open as long as it is rendered.
 */
export function PickerPanel({
  label,
  closeLabel,
  initialFocus,
  onClose,
  onKeyDown,
  className,
  children,
  ref,
  ...rest
}: PickerPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const first = useRef(initialFocus);
  // Not `autoFocus` inside: it comes before the panel is shown, and the page is laid out twice.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>(first.current)?.focus();
  }, []);
  const head = useRef<HTMLDivElement>(null);
  useSheetDrag(panel, head, (event) => onClose({ reason: 'swipe', event }));
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !closesPanel(event)) return;
    event.preventDefault();
    onClose({ reason: 'key', event: event.nativeEvent });
  };
  return (
    <Popover
      data-slot="picker-panel"
      {...rest}
      ref={useMergedRefs(panel, ref)}
      role="dialog"
      aria-label={label}
      onClose={onClose}
      onKeyDown={press}
      className={cx(styles.root, className)}
    >
      {closeLabel !== undefined && (
        <div ref={head} data-slot="picker-panel-head" className={cx(sheetGrip.root, styles.head)}>
          {/* The name of the dialog itself */}
          <span aria-hidden="true" data-slot="picker-panel-title" className={styles.title}>
            {label}
          </span>
          <IconButton
            data-slot="picker-panel-close"
            label={closeLabel}
            onClick={({ nativeEvent }) => onClose({ reason: 'close-button', event: nativeEvent })}
          >
            <Icon shapes={x} />
          </IconButton>
        </div>
      )}
      {/* The field's id and texts belong to the field itself. */}
      <FieldContext value={null}>{children}</FieldContext>
    </Popover>
  );
}
