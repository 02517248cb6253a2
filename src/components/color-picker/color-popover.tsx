'use client';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { PartName } from '../../core/forms/part-name';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { useCommitted } from '../../core/state';
import { useMedia } from '../../core/use-media';
import { PickerPanel, PickerPanelFooter } from '../../primitives/picker-panel';
import fieldStyles from './color-fields.module.css';
import styles from './color-input.module.css';
import { ColorPanel } from './color-panel';
import type { PanelOptions } from './color-picker-props';
import { ColorMessage, ColorTextInput } from './color-text';
import type { ColorState } from './use-color';
import type { ColorText } from './use-color-text';
import type { ColorInputLabels, ColorPickerLabels } from './words';

interface ColorPopoverProps {
  id: string;
  partName: PartName;
  anchor: RefObject<HTMLElement | null>;
  color: ColorState;
  /** Text of the field, which the panel repeats beside the list of notations, and where it covers the field. */
  colorText: ColorText;
  required: boolean;
  invalid: boolean;
  options: PanelOptions;
  labels: ColorPickerLabels & ColorInputLabels;
  locale: string;
  onClose: (details: OpenChangeDetails) => void;
}

/** Panel of the field, mounted while open, with initial focus on its area. */
export function ColorPopover({
  id,
  partName,
  anchor,
  color,
  colorText,
  required,
  invalid,
  options,
  labels,
  locale,
  onClose,
}: ColorPopoverProps) {
  const messageId = `${id}-message`;
  const slider = useRef<HTMLInputElement>(null);
  // As a sheet, or in a low window
  const coversField = useMedia('(width < 480px), (height < 30rem)');
  const commit = useCommitted(color.commit);
  useLayoutEffect(() => {
    // A parent may close the panel during a change, which is then final.
    return () => {
      const { current: finish } = commit;
      finish();
    };
  }, [commit]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // Not `instanceof`, because the panel may be in another window.
    const isSlider = (event.target as Element).matches('[type="range"]');
    if (event.key !== 'Enter' || !isSlider) return;
    // It would submit the form.
    event.preventDefault();
    onClose({ reason: 'keyboard', event: event.nativeEvent });
  };
  return (
    <PickerPanel
      {...partName(labels.dialog, id)}
      data-slot="color-input-panel"
      label={labels.dialog}
      closeLabel={labels.close}
      initialFocus={slider}
      anchor={anchor}
      open
      onOpenChange={(_, details) => onClose(details)}
      onKeyDown={handleKeyDown}
      className={styles.panel}
    >
      <div data-slot="color-input-body" className={styles.body}>
        <ColorPanel
          component="ColorInput"
          color={color}
          options={options}
          labels={labels}
          locale={locale}
          control={slider}
          message={<ColorMessage id={messageId} slot="color-picker" colorText={colorText} />}
        >
          {(coversField || (options.formats?.length ?? 0) > 1) && (
            <ColorTextInput
              colorText={colorText}
              labels={labels}
              data-slot="color-picker-text"
              className={fieldStyles.text}
              aria-label={labels.text}
              aria-describedby={messageId}
              placeholder={labels.placeholder}
              invalid={invalid}
              // The field is already part of the form.
              form=""
            />
          )}
        </ColorPanel>
      </div>
      <PickerPanelFooter
        slot="color-input"
        clearLabel={labels.clear}
        filled={colorText.text !== '' && !required}
        onClear={color.clear}
        doneLabel={labels.done}
        onDone={(event) => onClose({ reason: 'close-press', event })}
      />
    </PickerPanel>
  );
}
