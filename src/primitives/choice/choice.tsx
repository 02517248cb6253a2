'use client';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { Icon, lock } from '../icon';
import styles from './choice.module.css';

/** Props of {@link Choice}. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'role'> {
  /** Kind of control; a switch is a checkbox with another role. */
  type: 'checkbox' | 'radio' | 'switch';
  /** Value of `data-slot` of the input. Default: none. */
  'data-slot'?: string;
  /** Label beside the input. */
  children?: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  /** Whether the state is invalid. */
  invalid?: boolean | undefined;
  /** Whether the input is focusable and submitted but not editable. */
  readOnly?: boolean | undefined;
}

/**
 * Shared implementation of checkboxes, radio buttons and switches. Renders a native `<input>`, inside a
 * `<label>` if it has a label.
 */
export function Choice({
  type,
  children,
  description,
  invalid,
  required,
  readOnly,
  onClick,
  onChange,
  className,
  ...rest
}: ChoiceProps) {
  const id = useId();
  const inputId = rest.id ?? (children === undefined ? undefined : id);
  const isDescribed = children !== undefined && description !== undefined;
  // ARIA supports errors and `aria-readonly` on the radio group, not on a radio button.
  const isRadio = type === 'radio';
  const input = (
    <input
      {...rest}
      id={inputId}
      {...(isDescribed && {
        'aria-labelledby': rest['aria-labelledby'] ?? `${id}-words`,
        'aria-describedby': cx(rest['aria-describedby'], `${id}-hint`),
      })}
      type={isRadio ? 'radio' : 'checkbox'}
      role={type === 'switch' ? 'switch' : undefined}
      // A read-only control must not block submission.
      required={required && !readOnly}
      data-invalid={dataAttr(invalid)}
      data-readonly={dataAttr(readOnly)}
      aria-invalid={isRadio && invalid ? undefined : (invalid ?? false)}
      aria-readonly={(!isRadio && readOnly) || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (readOnly) keepState(event);
      }}
      onChange={readOnly ? ignoreChange : onChange}
      className={cx(styles.root, className)}
    />
  );
  if (children === undefined) return input;
  return (
    <label htmlFor={inputId} data-slot="choice-label" className={styles.label}>
      {input}
      <span
        data-slot="choice-text"
        id={isDescribed ? `${id}-words` : undefined}
        className={styles.words}
      >
        {children}
        {/* Radio buttons are read-only together, which the label of their group says. */}
        {readOnly && !isRadio && <Icon icon={lock} className={styles.lock} />}
      </span>
      {isDescribed && (
        <span data-slot="choice-description" id={`${id}-hint`} className={styles.description}>
          {description}
        </span>
      )}
    </label>
  );
}

/** Prevents a click from changing the state, because HTML has no read-only checkbox. */
function keepState(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  // React has recorded the state that the browser reverts, and would miss the next change.
  const { currentTarget: input } = event;
  if (input.type === 'checkbox') input.checked = !input.checked;
}

// React records the change before the browser reverts it.
function ignoreChange() {}
