// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useRef, type ReactNode } from 'react';
import { dataAttr } from '../../core/dom';
import type { PickerField } from '../../core/forms/use-picker';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { Button } from '../../primitives/button';
import { PickerPanel, PickerPanelFooter } from '../../primitives/picker-panel';
import styles from './date-picker-panel.module.css';
import { DateSummaryText, type DateSummary } from './date-summary';
import type { PanelPreset } from './presets';
import type { DatePickerLabels } from './words';

interface DatePickerPanelProps {
  /** Picker that the panel belongs to. */
  picker: Pick<PickerField, 'anchor' | 'field' | 'partName'> & {
    panel: { hide: (details: OpenChangeDetails) => void };
  };
  /** Prefix of the values of `data-slot`. */
  slot: string;
  labels: DatePickerLabels;
  /** Title of the panel. */
  label: string;
  /** Options beside the calendar. Default: none. */
  presets?: readonly PanelPreset[];
  /** Text of the value, hidden from screen readers because it also describes the field. Default: none. */
  summary?: DateSummary;
  /** Whether the field can be cleared. */
  filled: boolean;
  onClear: (event: Event) => void;
  /** Selects today; without it, there is no button. */
  onToday?: ((event: Event) => void) | undefined;
  /** The calendar. */
  children: ReactNode;
}

/** Panel with presets, calendar and footer, mounted while open. */
export function DatePickerPanel(props: DatePickerPanelProps) {
  const { picker, slot, label, labels, presets = [], onToday, summary } = props;
  const { hide } = picker.panel;
  const body = useRef<HTMLDivElement>(null);
  return (
    <PickerPanel
      {...picker.partName(label, `${picker.field.id}-panel`)}
      data-slot={`${slot}-panel`}
      label={label}
      closeLabel={labels.close}
      initialFocus={body}
      anchor={picker.anchor}
      open
      onOpenChange={(_, details) => hide(details)}
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
              data-selected={dataAttr(preset.selected)}
              aria-pressed={preset.selected}
              disabled={preset.disabled}
              className={styles.preset}
              onClick={(event) => preset.onSelect(event.nativeEvent)}
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
        <div ref={useFocusableRoot(body)} data-slot={`${slot}-body`} className={styles.body}>
          {props.children}
        </div>
        <PickerPanelFooter
          slot={slot}
          shortcut={
            onToday && (
              <Button
                variant="ghost"
                data-slot={`${slot}-today`}
                onClick={({ nativeEvent }) => onToday(nativeEvent)}
              >
                {labels.today}
              </Button>
            )
          }
          clearLabel={labels.clear}
          doneLabel={labels.done}
          filled={props.filled && !picker.field.required}
          onClear={props.onClear}
          onDone={(event) => hide({ reason: 'close-press', event })}
        >
          {summary && (
            <p
              aria-hidden="true"
              data-slot={`${slot}-summary`}
              data-empty={dataAttr(!summary.text)}
              className={styles.summary}
            >
              {summary.text ? <DateSummaryText {...summary} /> : label}
            </p>
          )}
        </PickerPanelFooter>
      </div>
    </PickerPanel>
  );
}
