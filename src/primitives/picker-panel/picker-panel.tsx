'use client';
import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from 'react';
import { cx } from '../../core/dom';
import { FieldContext } from '../../core/forms/field-context';
import { closesPanel, type OpenChangeDetails } from '../../core/panel/use-open';
import { Button } from '../button';
import { PopoverPanel, type PopoverContentProps, type PopoverPlaceProps } from '../popover';
import styles from './picker-panel.module.css';

/** Props of {@link PickerPanel}. */
export interface PickerPanelProps
  extends ComponentProps<'div'>, PopoverPlaceProps, PopoverContentProps {
  /** Ref to the element that the panel is placed at, where a press does not close it. */
  anchor: RefObject<HTMLElement | null>;
  /** Title of a sheet, and the accessible name of the panel without `aria-label` and `aria-labelledby`. */
  label: string;
  /** Whether the panel is open, which the parent sets. */
  open: boolean;
  /** Called when the panel should close. */
  onOpenChange: (open: boolean, details: OpenChangeDetails) => void;
}

/**
 * Panel for selecting the value of a field: a popover that receives focus and closes on F4, Alt+Arrow up and
 * Escape. The field renders its trigger. Renders a `<div role="dialog">` while open and nothing while closed.
 */
export function PickerPanel({
  label,
  open,
  onOpenChange,
  onKeyDown,
  children,
  ...rest
}: PickerPanelProps) {
  if (!open) return null;
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !closesPanel(event)) return;
    event.preventDefault();
    onOpenChange(false, { reason: 'keyboard', event: event.nativeEvent });
  };
  return (
    <PopoverPanel
      data-slot="picker-panel"
      aria-label={label}
      {...rest}
      heading={label}
      role="dialog"
      onClose={(details) => onOpenChange(false, details)}
      onKeyDown={handleKeyDown}
    >
      {/* The id and descriptions of a surrounding field apply to the field itself. */}
      <FieldContext value={null}>{children}</FieldContext>
    </PopoverPanel>
  );
}

/** Props of {@link PickerPanelFooter}. */
export interface PickerPanelFooterProps extends ComponentProps<'div'> {
  /** Prefix of the values of `data-slot`. Default: `picker-panel`. */
  slot?: string;
  /** Button before "Clear", such as one for today. Default: none. */
  shortcut?: ReactNode;
  /** Label of the button that clears the field. */
  clearLabel: string;
  /** Label of the button that closes the panel. */
  doneLabel: string;
  /** Whether there is anything to clear. */
  filled: boolean;
  /** Called when "Clear" is pressed. */
  onClear: (event: Event) => void;
  /** Called when "Done" is pressed. */
  onDone: (event: Event) => void;
}

/** Footer of a {@link PickerPanel}: the children at the start, "Clear" and "Done" at the end. Renders a `<div>`. */
export function PickerPanelFooter({
  slot = 'picker-panel',
  shortcut,
  clearLabel,
  doneLabel,
  filled,
  onClear,
  onDone,
  className,
  children,
  ...rest
}: PickerPanelFooterProps) {
  return (
    <div data-slot={`${slot}-footer`} {...rest} className={cx(styles.root, className)}>
      {children}
      <div data-slot={`${slot}-actions`} className={styles.actions}>
        {shortcut}
        <Button
          variant="ghost"
          data-slot={`${slot}-panel-clear`}
          // Not `disabled`, so that focus stays on the pressed button.
          aria-disabled={!filled || undefined}
          className={styles.clear}
          onClick={({ nativeEvent }) => onClear(nativeEvent)}
        >
          {clearLabel}
        </Button>
        <Button
          variant="solid"
          data-slot={`${slot}-done`}
          className={styles.done}
          onClick={({ nativeEvent }) => onDone(nativeEvent)}
        >
          {doneLabel}
        </Button>
      </div>
    </div>
  );
}
