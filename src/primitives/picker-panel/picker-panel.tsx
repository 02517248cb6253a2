'use client';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { cx, dataAttr } from '../../core/dom';
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
  /** Label of the button that closes the panel. */
  doneLabel: string;
  /** Whether the button is shown only in a sheet, because selecting closes the popover. Default: `false`. */
  sheetOnly?: boolean;
  /** Called when the button is pressed. */
  onDone: (event: Event) => void;
}

/** Footer of a {@link PickerPanel}: the children at the start, and "Done" at the end. Renders a `<div>`. */
export function PickerPanelFooter({
  slot = 'picker-panel',
  doneLabel,
  sheetOnly,
  onDone,
  className,
  children,
  ...rest
}: PickerPanelFooterProps) {
  return (
    <div data-slot={`${slot}-footer`} {...rest} className={cx(styles.root, className)}>
      {children}
      <Button
        variant="solid"
        data-slot={`${slot}-done`}
        data-sheet={dataAttr(sheetOnly)}
        className={styles.done}
        onClick={({ nativeEvent }) => onDone(nativeEvent)}
      >
        {doneLabel}
      </Button>
    </div>
  );
}
