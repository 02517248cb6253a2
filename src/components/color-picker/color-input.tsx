'use client';
import { type KeyboardEvent, useRef } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { usePartName } from '../../core/forms/part-name';
import { useFieldControl } from '../../core/forms/use-field-control';
import { lazyModule } from '../../core/lazy-module';
import { useLazyPanel } from '../../core/panel/use-lazy-panel';
import { opensPanel, useOpen, type OpenProps } from '../../core/panel/use-open';
import { useLocale, useLabels } from '../../core/provider/language';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { iconButton } from '../../primitives/button';
import { FormValue } from '../../primitives/form-value';
import { Icon, x } from '../../primitives/icon';
import { InputGroup } from '../../primitives/text-input';
import styles from './color-input.module.css';
import { type ColorPickerCommonProps, rootProps } from './color-picker-props';
import { ColorMessage, ColorTextInput } from './color-text';
import { useColor } from './use-color';
import { useColorText } from './use-color-text';
import {
  type ColorInputLabels,
  type ColorPickerLabels,
  colorInput as englishInput,
  colorPicker as english,
} from './words';

const colorPopover = lazyModule(() => import('./color-popover'));

/** Props of {@link ColorInput}. */
export interface ColorInputProps extends ColorPickerCommonProps, OpenProps {
  /** Labels that override the default ones. */
  labels?: Partial<ColorPickerLabels & ColorInputLabels>;
  /** Placeholder. Default: a few examples. */
  placeholder?: string;
}

/**
 * Field for a color, typed in any CSS notation or chosen in a panel. Renders a `<div>` with a text field,
 * which takes the `id`, a button that shows the color, and a line for messages.
 */
export function ColorInput({
  placeholder,
  className,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: ColorInputProps) {
  const root = useFocusableRoot(props.ref);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { required, invalid, ...field } = useFieldControl('ColorInput', props, input);
  const { disabled } = field;
  const readOnly = props.readOnly ?? false;
  const locale = useLocale(props.locale, 'ColorInput');
  const pickerLabels = useLabels('colorPicker', english, locale, props.labels);
  const inputLabels = useLabels('colorInput', englishInput, locale, props.labels);
  const labels = { ...pickerLabels, ...inputLabels };
  const color = useColor('ColorInput', props);
  const colorText = useColorText(color, labels, input);
  const { error, text } = colorText;
  const panel = useOpen({ open, defaultOpen, onOpenChange }, { locked: disabled || readOnly });
  const popover = useLazyPanel(colorPopover, panel, anchor);
  const partName = usePartName(input, field);
  const wrong = error !== '';
  const messageId = `${field.id}-message`;
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!opensPanel(event)) return;
    event.preventDefault();
    colorText.commit(event.nativeEvent);
    panel.toggle(event, 'keyboard');
  };
  const clear = (event: Event) => {
    color.clear(event);
    input.current?.focus();
  };
  return (
    <div
      data-slot="color-input"
      {...rootProps(props)}
      ref={root}
      data-disabled={dataAttr(disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(invalid || wrong)}
      data-open={dataAttr(panel.open)}
      className={cx(styles.root, className)}
    >
      <InputGroup
        ref={anchor}
        data-slot="color-input-field"
        invalid={invalid || wrong}
        disabled={disabled}
        readOnly={readOnly}
        className={styles.field}
      >
        <button
          type="button"
          {...partName(labels.open, `${field.id}-trigger`)}
          aria-haspopup="dialog"
          aria-expanded={panel.open}
          disabled={disabled || readOnly}
          data-slot="color-input-trigger"
          className={styles.trigger}
          onPointerEnter={() => void colorPopover.load()}
          onFocus={() => void colorPopover.load()}
          onClick={(event) => panel.toggle(event, 'trigger-press')}
        >
          <svg
            data-slot="color-input-swatch"
            data-empty={dataAttr(colorText.paint === undefined)}
            aria-hidden="true"
            color={colorText.paint}
            className={styles.swatch}
          />
        </button>
        <ColorTextInput
          {...field}
          ref={input}
          colorText={colorText}
          labels={labels}
          data-slot="color-input-text"
          className={styles.text}
          aria-describedby={cx(field['aria-describedby'], messageId)}
          placeholder={placeholder ?? labels.placeholder}
          required={required}
          invalid={invalid || wrong}
          readOnly={readOnly}
          form={props.form}
          onKey={handleKeyDown}
        />
        {text !== '' && !required && !disabled && !readOnly && (
          <button
            type="button"
            data-slot="color-input-clear"
            data-variant="ghost"
            data-size="sm"
            {...partName(labels.clear, `${field.id}-clear`)}
            className={cx(iconButton, styles.clear)}
            onClick={(event) => clear(event.nativeEvent)}
          >
            <Icon icon={x} />
          </button>
        )}
      </InputGroup>
      <ColorMessage id={messageId} slot="color-input" colorText={colorText} quiet={panel.open} />
      {props.name !== undefined && (
        <FormValue
          type="hidden"
          name={props.name}
          form={props.form}
          disabled={disabled}
          value={colorText.submitted}
        />
      )}
      {panel.open && popover && (
        <popover.ColorPopover
          id={`${field.id}-panel`}
          partName={partName}
          anchor={anchor}
          color={color}
          colorText={colorText}
          required={required}
          invalid={invalid || wrong}
          options={props}
          labels={labels}
          locale={locale}
          onClose={panel.hide}
        />
      )}
    </div>
  );
}
