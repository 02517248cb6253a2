// biome-ignore-all lint/a11y/noStaticElementInteractions: the root handles the events of its control.
'use client';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { cx, dataAttr } from '../../core/dom';
import { FieldContext, type FieldContextValue } from '../../core/forms/field-context';
import { pressesNear } from '../../core/messages/use-after-press';
import { useMergedRefs } from '../../core/use-merged-refs';
import { Icon, lock } from '../../primitives/icon';
import type {
  CheckedRuleText,
  Message,
  MessageOverrides,
  Rules,
  StandardSchema,
} from '../../validation';
import type { ErrorTiming } from './error-timing';
import {
  childProps,
  kindOf,
  messageKindOf,
  nativeProps,
  renderChildren,
  resolveLazyNode,
  statusAttributes,
  type FieldControl,
} from './field-children';
import { FieldMessages } from './field-messages';
import { includesRequired, readRules } from './field-rules';
import styles from './field.module.css';
import { identityOf } from './form-values';
import nativeControls from './native-controls.module.css';
import { FieldStoreContext, useFieldStore } from './use-form';

/**
 * Props of {@link Field}; `Value` is the type of the value, for when the control is a function, and `Text` that of
 * literal rules, which are checked.
 */
export interface FieldProps<Value = unknown, Text extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultChecked' | 'defaultValue'
> {
  /** Name of the value, which may be nested: `address.city` or `lines[0]`. */
  name: string;
  /** Visible label. */
  label: ReactNode;
  /** Whether the label is visually hidden. Default: `false`. */
  hideLabel?: boolean;
  /**
   * Id of the control, for a function or children without ids. Default: that of the child element, or else a
   * generated one.
   */
  controlId?: string;
  /** Description below the label. */
  description?: ReactNode;
  /** Rules as a string (`required|email`), a single rule, or a list of rules, functions and schemas. */
  rules?: (Text & NoInfer<CheckedRuleText<Text>>) | Exclude<Rules, string>;
  /** Schema of the value, according to Standard Schema 1. */
  schema?: StandardSchema;
  /** Messages of the rules in this field, by code; a string applies to every rule. */
  messages?: Message | MessageOverrides;
  /** When errors appear and disappear. Default: that of the form. */
  timing?: ErrorTiming;
  /** Delay of custom rules after a key press in milliseconds. Default: that of the form. */
  debounce?: number;
  /** Whether a value is required. Default: according to the rules. */
  required?: boolean;
  /** Whether the label is marked as optional. Default: `false`. */
  optional?: boolean;
  /** Whether the field is disabled: neither validated nor submitted. Default: `false`. */
  disabled?: boolean;
  /** Text below the control while its value is validated and valid. */
  success?: ReactNode;
  /** Text at the end of the line below the control, such as the number of characters. */
  counter?: ReactNode;
  /** Control: an element that receives the props of the field, or a function of these props. */
  children: ReactNode | ((control: FieldControl<Value>) => ReactNode);
}

/** Label, description, control and error message for one value of a form. Renders a `<div>`. */
export function Field<Value = unknown, const Text extends string = string>({
  name: nameProp,
  label,
  hideLabel,
  controlId: idProp,
  description,
  rules: rulesProp,
  schema,
  messages,
  timing,
  debounce,
  required: requiredProp,
  optional,
  disabled = false,
  success,
  counter,
  children: content,
  onBlur,
  onChange,
  ref,
  className,
  ...rest
}: FieldProps<Value, Text>) {
  // Without TypeScript, it may be missing.
  const name = typeof nameProp === 'string' ? nameProp : '';
  const children = resolveLazyNode(content);
  const kind = kindOf(children);
  const own = childProps(children);
  const ownId = useId();
  const controlId = idProp ?? (own.id as string | undefined) ?? `${ownId}-control`;
  const root = useRef<HTMLDivElement>(null);
  const { field, status, texts } = useFieldStore(root, name, controlId, kind, {
    label,
    rules: rulesProp,
    schema,
    messages,
    timing,
    debounce,
    required: requiredProp,
    disabled,
    control: own,
  });

  useLayoutEffect(() => {
    if (root.current) pressesNear(root.current);
  }, []);
  const rules = readRules(rulesProp, name);
  const required = requiredProp ?? (own.required === true || includesRequired(rules));
  const invalid = status.issues.length > 0;
  const isGroup = kind === 'group';
  const isNative = kind === 'native';
  const isCheckbox = isNative && own.type === 'checkbox';
  const labelId = `${controlId}-label`;
  const hintId = description === undefined ? null : `${controlId}-hint`;
  const messageKind = messageKindOf(status, success);
  const messageId = messageKind && `${controlId}-${messageKind}`;
  const control: FieldControl<Value> = {
    name,
    id: controlId,
    // The application says which type it is.
    value: status.value as Value | undefined,
    onValueChange: field.report,
    onBlur: field.leave,
    disabled,
    required,
    invalid,
    'aria-labelledby': labelId,
    'aria-describedby': cx(hintId, messageId),
  };
  const context: FieldContextValue = {
    controlId,
    labelId,
    descriptionId: hintId,
    errorId: messageId,
    disabled,
    required,
    invalid,
    writes: status.writes,
    native: {
      onValueChange: field.report,
      propsOf: (tag) => ({
        invalid,
        // A native control keeps its value itself, unless it is controlled.
        value: undefined,
        defaultValue: undefined,
        ...nativeProps(tag, own, control, status, rules),
      }),
      claim: field.content.claim,
    },
  };
  const rendered = renderChildren(children, control, status, rules);
  // A group has no control that a label could reference.
  const Label = (isGroup ? 'div' : 'label') as 'label';

  return (
    <div
      key={identityOf(name)}
      data-slot="field"
      {...rest}
      ref={useMergedRefs(root, ref)}
      {...statusAttributes(status)}
      data-required={dataAttr(required)}
      data-disabled={dataAttr(disabled)}
      className={cx(styles.root, nativeControls.root, className)}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        onBlur?.(event);
        field.handleBlur(event);
      }}
      onChange={(event: ChangeEvent<HTMLDivElement>) => {
        onChange?.(event);
        field.handleNativeChange(event);
      }}
    >
      {/* A checkbox precedes its label in the tab order, too: Tab reaches links in the label after it. */}
      {isCheckbox && rendered}
      <Label
        id={isNative ? undefined : labelId}
        htmlFor={isGroup ? undefined : controlId}
        data-slot="field-label"
        className={hideLabel ? styles.hidden : styles.label}
        onClick={isNative ? undefined : field.handleLabelClick}
      >
        <bdi>{label}</bdi>
        {optional && (
          <span data-slot="field-optional" className={styles.optional}>
            {'\u00a0'}
            {texts.labels.optional}
          </span>
        )}
        {(own.readOnly === true || typeof children === 'function') && (
          <Icon icon={lock} className={styles.lock} />
        )}
      </Label>
      {hintId && (
        <div id={hintId} data-slot="field-description" className={styles.hint}>
          {description}
        </div>
      )}
      {isNative ? (
        !isCheckbox && rendered
      ) : (
        <FieldStoreContext value={field}>
          <FieldContext value={context}>{rendered}</FieldContext>
        </FieldStoreContext>
      )}
      {(messageKind || status.pending || status.validated || counter !== undefined) && (
        <FieldMessages
          root={root}
          controlId={controlId}
          messageKind={messageKind}
          status={status}
          texts={texts}
          messages={messages}
          success={success}
          counter={counter}
        />
      )}
    </div>
  );
}
