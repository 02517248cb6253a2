// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useRef, type ReactNode, type RefObject } from 'react';
import { dataAttr } from '../../core/dom';
import type { PartName } from '../../core/forms/part-name';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { Button } from '../../primitives/button';
import { PickerPanel } from '../../primitives/picker-panel';
import { DatePickerFoot, type DatePickerFootProps } from './date-picker-foot';
import styles from './date-picker-panel.module.css';
import type { PanelPreset } from './presets';

/** Props of {@link DatePickerPanel}. */
interface DatePickerPanelProps extends Omit<DatePickerFootProps, 'onDone'> {
  id: string;
  /** Title of the panel. */
  label: string;
  /** Names the panel after its title and the field. */
  partName: PartName;
  /** Options beside the calendar. Default: none. */
  presets?: readonly PanelPreset[];
  anchor: RefObject<HTMLElement | null>;
  onClose: (details: OpenChangeDetails) => void;
  /** The calendar. */
  children: ReactNode;
}

/** Panel with presets, calendar and footer, mounted while open. */
export function DatePickerPanel(props: DatePickerPanelProps) {
  const { id, label, partName, presets = [], anchor, onClose, children, ...foot } = props;
  const { slot, labels } = foot;
  const body = useRef<HTMLDivElement>(null);
  return (
    <PickerPanel
      {...partName(label, id)}
      data-slot={`${slot}-panel`}
      label={label}
      closeLabel={labels.close}
      initialFocus={body}
      anchor={anchor}
      open
      onOpenChange={(_, details) => onClose(details)}
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
        <div ref={useFocusableRoot(body)} data-slot={`${slot}-body`} className={styles.body}>
          {children}
        </div>
        <DatePickerFoot {...foot} onDone={(event) => onClose({ reason: 'close-press', event })} />
      </div>
    </PickerPanel>
  );
}
