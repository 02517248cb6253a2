'use client';
import { useContext, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/dom';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { Choice } from '../choice';
import { RadioGroupContext } from './radio-group';
import styles from './radio.module.css';

/** Props of {@link Radio}. */
export interface RadioProps extends Omit<
  ComponentProps<'input'>,
  | 'type'
  | 'size'
  | 'name'
  | 'form'
  | 'value'
  | 'checked'
  | 'defaultChecked'
  | 'defaultValue'
  | 'required'
  | 'readOnly'
> {
  /** Label beside the radio button. */
  children?: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  /** Value of the group while this radio button is selected. */
  value: string;
  /** Whether this radio button is disabled. Default: the state of the group. */
  disabled?: boolean;
}

/** Option of a radio group. Renders an `<input type="radio">`, inside a `<label>` if it has a label. */
export function Radio({ value, disabled, onChange, className, ...rest }: RadioProps) {
  const group = useContext(RadioGroupContext);
  if (inDevelopment && !group) {
    reportProblem(
      'Radio',
      'Radio',
      'is outside a RadioGroup, so it can be selected together with others. Put it inside `RadioGroup`.',
    );
  }
  return (
    <Choice
      data-slot="radio"
      {...rest}
      type="radio"
      value={value}
      name={group?.name}
      form={group?.form}
      {...(group && { checked: group.value === value })}
      required={group?.required}
      disabled={disabled || group?.disabled}
      readOnly={group?.readOnly}
      invalid={group?.invalid}
      onChange={(event) => {
        onChange?.(event);
        group?.choose(value, event.nativeEvent);
      }}
      className={cx(styles.root, className)}
    />
  );
}
