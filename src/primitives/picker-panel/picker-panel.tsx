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
import { FieldContext } from '../../internals/forms/field-context';
import sheetGrip from '../../internals/sheet/sheet-grip.module.css';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { useSheetDrag } from '../../internals/sheet/use-sheet-drag';
import { IconButton } from '../button';
import { Icon, x } from '../icon';
import { Popover, type PopoverCloseReason } from '../popover';
import { closesPanel } from './panel-keys';
import styles from './picker-panel.module.css';

/**
 * Cause of a panel's closing: F4 or Alt+Arrow up inside, Escape, a click or focus outside, a close button, or
 * swiping down a sheet.
 */
export type PickerPanelCloseReason = PopoverCloseReason | 'key' | 'close-button';

/** Props of {@link PickerPanel}. */
export interface PickerPanelProps extends ComponentProps<'div'> {
  /** Accessible name of the panel. */
  label: string;
  /** Label of the close button of a sheet. Without it, the sheet has no title and no button. */
  closeLabel?: string;
  /** Ref to the field that the panel is anchored to; a click there does not close the panel. */
  anchor: RefObject<HTMLElement | null>;
  /** CSS selector of the element that receives focus when the panel opens. */
  initialFocus: string;
  /** Called when the panel should close; the parent then unmounts it and returns focus. */
  onClose: (details: ChangeDetails<PickerPanelCloseReason>) => void;
}

/**
 * Panel for picking the value of a field: a popover that receives focus and closes on F4, Alt+Arrow up and
 * Escape. Renders a `<div role="dialog">`, open while mounted.
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
  // Not `autoFocus`, which runs before the panel is shown and causes a second layout.
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
      // The head is the grip.
      grip={false}
      role="dialog"
      aria-label={label}
      onClose={onClose}
      onKeyDown={press}
      className={cx(styles.root, className)}
    >
      {closeLabel !== undefined && (
        <div ref={head} data-slot="picker-panel-head" className={cx(sheetGrip.root, styles.head)}>
          {/* Accessible name of the dialog */}
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
      {/* The id and descriptions of a surrounding field apply to the field itself. */}
      <FieldContext value={null}>{children}</FieldContext>
    </Popover>
  );
}
