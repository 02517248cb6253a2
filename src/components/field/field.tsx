'use client';
import {
  useContext,
  useId,
  useInsertionEffect,
  useMemo,
  useReducer,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { cx } from '../../internals/class-names';
import { FieldContext } from '../../internals/field-context';
import { presence } from '../../internals/presence';
import type { MessageOverrides, Message, Rules, StandardSchema } from '../../validation';
import type { ErrorTiming } from './error-timing';
import { FieldMessage } from './field-message';
import { createField } from './field-record';
import styles from './field.module.css';
import { fitControl, kindOf, propsOf, type FieldControl } from './fit-control';
import { loneForm, FormContext, RecordContext } from './form-context';
import { withEngine } from './load-engine';
import { readRules } from './read-rules';

/** Props of {@link Field}: those of a `<div>` and its own. */
export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the value, also nested as `address.city` or `lines[0]`. */
  name: string;
  /** Visible label. */
  label: ReactNode;
  /** Whether the label is heard and not seen. Default: `false`. */
  hideLabel?: boolean;
  /** Id of the control, for a function or parts that carry none themselves. Default: that of the element inside, else one of React's. */
  controlId?: string;
  /** Hint below the label. */
  description?: ReactNode;
  /** Rules as a text (`required|email`), one, or a list of rules, functions and schemas. */
  rules?: Rules;
  /** Schema of the value by Standard Schema 1. */
  schema?: StandardSchema;
  /** Sentences of the rules in this field, by code; a text alone is for every rule. */
  messages?: Message | MessageOverrides;
  /** When errors come and go. Default: the form's. */
  timing?: ErrorTiming;
  /** Milliseconds that rules of your own wait after a key press. Default: the form's. */
  debounce?: number;
  /** Whether the field must be filled in, as the rule says. */
  required?: boolean;
  /** Whether the label says that the field may stay empty. Default: `false`. */
  optional?: boolean;
  /** Whether the field is out of use: not judged, not submitted. */
  disabled?: boolean;
  /** Words below the control while its value was judged and is right. */
  success?: ReactNode;
  /** The control: an element that gets its props, or a function of them. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** Label, hint, control and error of one value of a form. Renders a `<div>` with a place kept for one line of error. */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    hideLabel,
    controlId: idProp,
    description,
    rules,
    schema: _schema,
    messages,
    timing: _timing,
    debounce: _debounce,
    required: requiredProp,
    optional,
    disabled = false,
    success,
    children,
    onBlur,
    onChange,
    className,
    ...rest
  } = props;
  const { store, words } = useContext(FormContext) ?? loneForm;
  const ownId = useId();
  const kind = kindOf(children);
  const isGroup = kind === 'group';
  const child = propsOf(children);
  const controlId = idProp ?? (child.id as string | undefined) ?? `${ownId}-control`;
  const [record, attach] = useMemo(() => {
    const field = createField(store, name, kind);
    return [field, field.attach] as const;
  }, [store, name, kind]);
  // Lighter than a subscription: the field is one to itself, and tells its component alone.
  const [, redraw] = useReducer(nextTurn, 0);
  const { view } = record;
  useInsertionEffect(() => record.adopt(props, controlId, view, redraw));
  const all = readRules(rules, name);
  const required =
    requiredProp ?? (child.required === true || all.some(({ code }) => code === 'required'));
  const { issues, pending, passed, value } = view;
  const invalid = issues.length > 0;
  const isRight = passed && success !== undefined;
  const labelId = `${controlId}-label`;
  const hintId = description === undefined ? null : `${controlId}-hint`;
  const messageId = issues.some(({ params }) => !params.quiet)
    ? `${controlId}-error`
    : isRight
      ? `${controlId}-success`
      : null;
  const control: FieldControl = {
    name,
    id: controlId,
    value: value as never,
    onValueChange: record.change,
    onBlur: record.leave,
    disabled,
    required,
    invalid,
    'aria-labelledby': labelId,
    'aria-describedby': cx(hintId, messageId),
  };
  const hear = (event: SyntheticEvent) => {
    if (event.type === 'blur') onBlur?.(event as never);
    else if (event.type === 'change') onChange?.(event as never);
    withEngine((engine) => engine.hearEvent(record, event));
  };
  const Label = isGroup ? 'div' : 'label';
  const fitted = fitControl(children, kind, control, view, all);
  return (
    <div
      // Another name is another field, whose flags begin anew.
      key={name}
      data-slot="field"
      data-untouched=""
      data-pristine=""
      {...rest}
      data-required={presence(required)}
      data-disabled={presence(disabled)}
      data-invalid={presence(invalid)}
      data-pending={presence(pending)}
      data-box={presence(child.type === 'checkbox')}
      className={cx(styles.root, className)}
      onBlur={hear}
      onChange={hear}
    >
      <Label
        ref={attach}
        id={kind === 'native' ? undefined : labelId}
        htmlFor={isGroup ? undefined : controlId}
        data-slot="field-label"
        className={hideLabel ? styles.hidden : undefined}
        onClick={kind === 'native' ? undefined : hear}
      >
        {label}
        {optional && <span className={styles.hint}> ({words.labels.optional})</span>}
      </Label>
      {hintId && (
        <div id={hintId} data-slot="field-description" className={styles.hint}>
          {description}
        </div>
      )}
      {kind === 'native' ? (
        fitted
      ) : (
        <RecordContext value={record}>
          <FieldContext
            value={{
              controlId,
              labelId,
              descriptionId: hintId,
              errorId: messageId,
              disabled,
              required,
              // A group writes `false` out, where ARIA wants silence.
              invalid: (invalid || undefined) as boolean,
            }}
          >
            {fitted}
          </FieldContext>
        </RecordContext>
      )}
      {(messageId !== null || pending) && (
        <FieldMessage
          id={messageId ?? undefined}
          view={view}
          words={words}
          messages={messages}
          success={success}
        />
      )}
    </div>
  );
}

function nextTurn(turn: number): number {
  return turn + 1;
}
