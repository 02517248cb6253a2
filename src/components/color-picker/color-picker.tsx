// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useRef } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { useGroupControl } from '../../core/forms/use-group-control';
import { useLocale, useLabels } from '../../core/provider/language';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { FormValue } from '../../primitives/form-value';
import fieldStyles from './color-fields.module.css';
import { ColorPanel } from './color-panel';
import { type ColorPickerCommonProps, rootProps } from './color-picker-props';
import styles from './color-picker.module.css';
import { ColorMessage, ColorTextInput } from './color-text';
import { useColor } from './use-color';
import { useColorText } from './use-color-text';
import { colorPicker as english } from './words';

/** Props of {@link ColorPicker}. */
export interface ColorPickerProps extends ColorPickerCommonProps {
  /** Whether there is a text field for any CSS notation. Default: `true`. */
  showTextField?: boolean;
}

/**
 * Panel for choosing a color: an area for saturation and brightness, sliders for hue and opacity, a text
 * field, and optional tools. Renders a `<div role="group">`.
 */
export function ColorPicker({ showTextField = true, className, ...props }: ColorPickerProps) {
  const slider = useRef<HTMLInputElement>(null);
  const { disabled, required, invalid, ...field } = useGroupControl('ColorPicker', props, slider);
  const locale = useLocale(props.locale, 'ColorPicker');
  const labels = useLabels('colorPicker', english, locale, props.labels);
  const color = useColor('ColorPicker', props);
  const colorText = useColorText(color, labels, slider);
  const readOnly = props.readOnly ?? false;
  const wrong = colorText.error !== '';
  const messageId = `${field.id}-message`;
  return (
    <div
      data-slot="color-picker"
      {...rootProps(props)}
      {...field}
      ref={useFocusableRoot(props.ref)}
      role="group"
      aria-label={field['aria-label'] ?? (field['aria-labelledby'] ? undefined : labels.color)}
      data-disabled={dataAttr(disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(invalid || wrong)}
      className={cx(styles.root, className)}
    >
      <ColorPanel
        component="ColorPicker"
        color={color}
        options={props}
        labels={labels}
        locale={locale}
        disabled={disabled}
        readOnly={readOnly}
        form={props.form}
        control={slider}
        message={
          showTextField && <ColorMessage id={messageId} slot="color-picker" colorText={colorText} />
        }
      >
        {showTextField && (
          <ColorTextInput
            colorText={colorText}
            labels={labels}
            data-slot="color-picker-text"
            className={fieldStyles.text}
            aria-label={labels.text}
            aria-describedby={messageId}
            placeholder={labels.placeholder}
            invalid={invalid || wrong}
            disabled={disabled}
            readOnly={readOnly}
            form={props.form}
          />
        )}
      </ColorPanel>
      {props.name !== undefined && (
        <FormValue
          name={props.name}
          value={colorText.submitted}
          form={props.form}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          onFocusRequest={() => slider.current?.focus()}
        />
      )}
    </div>
  );
}
