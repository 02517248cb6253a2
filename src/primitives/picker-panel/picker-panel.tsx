'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { FieldContext } from '../../core/forms/field-context';
import { closesPanel } from '../../core/panel/panel-keys';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { PopoverPanel, type PopoverProps } from '../popover';

/** Props of {@link PickerPanel}. */
export interface PickerPanelProps extends Omit<
  PopoverProps,
  'renderTrigger' | 'defaultOpen' | 'heading'
> {
  /** Title of a sheet, and the accessible name of the panel without `aria-label` and `aria-labelledby`. */
  label: string;
  /** Ref to the field that the panel is placed at, with its trigger; a press there does not close the panel. */
  anchor: RefObject<HTMLElement | null>;
  /** Ref to the element that receives focus when the panel opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Whether the panel is open, which the parent sets. */
  open: boolean;
  /** Called when the panel should close. */
  onOpenChange: (open: boolean, details: OpenChangeDetails) => void;
}

/**
 * Panel for picking the value of a field: a popover that receives focus and closes on F4, Alt+Arrow up and
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
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
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
      onKeyDown={press}
    >
      {/* The id and descriptions of a surrounding field apply to the field itself. */}
      <FieldContext value={null}>{children}</FieldContext>
    </PopoverPanel>
  );
}
