// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has a layout and a `disabled` of its own.
'use client';
import type { ReactNode, RefObject } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { presence } from '../../internals/presence';
import { Button } from '../../primitives/button';
import { PickerPanel, type PickerPanelCloseReason } from '../../primitives/picker-panel';
import type { DatePickerLabels } from '../../languages/language';
import styles from './date-picker-panel.module.css';

/** Option that the panel offers beside the calendar. */
export interface PanelPreset {
  label: string;
  /** Description. */
  detail: string;
  /** Whether it is the value. */
  selected: boolean;
  /** Whether it is unavailable. */
  disabled: boolean;
  onPick: (event: Event) => void;
}

/** Props of {@link DatePickerPanel}. */
interface DatePickerPanelProps {
  id: string;
  /** Prefix of the values of `data-slot`. */
  slot: string;
  /** Accessible name of the panel. */
  label: string;
  labels: DatePickerLabels;
  presets: readonly PanelPreset[];
  anchor: RefObject<HTMLElement | null>;
  onClose: (details: ChangeDetails<PickerPanelCloseReason>) => void;
  /** Footer for a day or a range. */
  foot: ReactNode;
  /** The calendar. */
  children: ReactNode;
}

/** Panel with presets, calendar and footer, mounted while open. */
export function DatePickerPanel(props: DatePickerPanelProps) {
  const { id, slot, label, labels, presets, anchor, onClose, foot, children } = props;
  return (
    <PickerPanel
      id={id}
      data-slot={`${slot}-panel`}
      label={label}
      closeLabel={labels.close}
      initialFocus=':is([data-day], [data-period])[tabindex="0"]'
      anchor={anchor}
      onClose={onClose}
      className={styles.root}
    >
      {presets.length > 0 && (
        <div
          role="group"
          aria-label={labels.presets}
          data-slot={`${slot}-presets`}
          className={styles.presets}
        >
          {presets.map((preset, index) => (
            <Button
              // Two presets may have the same name.
              key={index}
              variant="ghost"
              size="sm"
              data-slot={`${slot}-preset`}
              data-selected={presence(preset.selected)}
              aria-pressed={preset.selected}
              disabled={preset.disabled}
              className={styles.preset}
              onClick={(event) => preset.onPick(event.nativeEvent)}
            >
              <span>{preset.label}</span>
              <span data-slot={`${slot}-preset-detail`} className={styles.presetDetail}>
                {preset.detail}
              </span>
            </Button>
          ))}
        </div>
      )}
      <div data-slot={`${slot}-main`} className={styles.main}>
        <div data-slot={`${slot}-body`} className={styles.body}>
          {children}
        </div>
        {foot}
      </div>
    </PickerPanel>
  );
}
