'use client';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import type { ChangeDetails } from '../../core/change-details';
import { FieldContext } from '../../core/forms/field-context';
import { closesPanel } from '../../core/panel/panel-keys';
import { Popover, type PopoverCloseReason } from '../popover';

/** Reason why a panel closes: that of a popover, or F4 or Alt+Arrow up inside. */
export type PickerPanelCloseReason = PopoverCloseReason | 'key';

/** Props of {@link PickerPanel}. */
export interface PickerPanelProps extends ComponentProps<'div'> {
  /** Title of a sheet, and the accessible name of the panel without `aria-label` and `aria-labelledby`. */
  label: string;
  /** Label of the close button of a sheet. Default: that of the language. */
  closeLabel?: string;
  /** Ref to the field that the panel is anchored to; a click there does not close the panel. */
  anchor: RefObject<HTMLElement | null>;
  /** CSS selector of the element that receives focus when the panel opens. */
  initialFocus: string;
  /** Called when the panel should close; the parent then unmounts it. */
  onClose: (details: ChangeDetails<PickerPanelCloseReason>) => void;
}

/**
 * Panel for picking the value of a field: a popover that receives focus and closes on F4, Alt+Arrow up and
 * Escape. Renders a `<div role="dialog">`, open while mounted.
 */
export function PickerPanel({ label, onClose, onKeyDown, children, ...rest }: PickerPanelProps) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !closesPanel(event)) return;
    event.preventDefault();
    onClose({ reason: 'key', event: event.nativeEvent });
  };
  return (
    <Popover
      data-slot="picker-panel"
      aria-label={label}
      {...rest}
      heading={label}
      role="dialog"
      onClose={onClose}
      onKeyDown={press}
    >
      {/* The id and descriptions of a surrounding field apply to the field itself. */}
      <FieldContext value={null}>{children}</FieldContext>
    </Popover>
  );
}
