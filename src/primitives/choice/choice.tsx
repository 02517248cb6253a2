'use client';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import styles from './choice.module.css';

/** Props of {@link Choice}: those of an `<input>`, its words and its state. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'role'> {
  /** Kind of the choice; a switch is a checkbox of another role. */
  kind: 'checkbox' | 'radio' | 'switch';
  /** Part that the input is. Default: none. */
  'data-slot'?: string;
  /** Words beside the input, which label it. */
  children?: ReactNode;
  /** Hint below the words. */
  description?: ReactNode;
  /** Whether the choice is wrong; announced and drawn as an error. */
  invalid?: boolean | undefined;
  /** Whether it can be focused and submitted but not changed. */
  readOnly?: boolean | undefined;
}

/**
 * Part that checkboxes, radio buttons and switches share. Renders a native `<input>`, and around it a `<label>` where it has
 * words.
 */
export function Choice({
  kind,
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
  // ARIA gives a radio button neither error nor read-only: its group carries them.
  const isRadio = kind === 'radio';
  const input = (
    <input
      {...rest}
      id={inputId}
      {...(isDescribed && {
        'aria-labelledby': rest['aria-labelledby'] ?? `${id}-words`,
        'aria-describedby': cx(rest['aria-describedby'], `${id}-hint`),
      })}
      type={isRadio ? 'radio' : 'checkbox'}
      role={kind === 'switch' ? 'switch' : undefined}
      // What cannot be changed does not hold its form back.
      required={required && !readOnly}
      data-invalid={presence(invalid)}
      data-readonly={presence(readOnly)}
      aria-invalid={(!isRadio && invalid) || undefined}
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
      <span data-slot="choice-words" id={isDescribed ? `${id}-words` : undefined}>
        {children}
      </span>
      {isDescribed && (
        <span data-slot="choice-description" id={`${id}-hint`} className={styles.description}>
          {description}
        </span>
      )}
    </label>
  );
}

/** Takes a click back: HTML has no read-only checkbox. */
function keepState(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  // React has noted the state that the browser takes back, and would miss the next change to it.
  const { currentTarget: input } = event;
  if (input.type === 'checkbox') input.checked = !input.checked;
}

// React notices the change before the browser takes it back.
function ignoreChange() {}
