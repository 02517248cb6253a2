import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { selectFrame } from '../../primitives/select';
import type { Rule } from '../../validation';
import type { ContentKind } from './field-content';
import { inferAttributes } from './field-rules';
import type { FieldStatus } from './form-types';

/** Props that a field passes to a custom control. */
export interface FieldControl<Value = unknown> {
  name: string;
  id: string;
  /** Value in the form; `undefined` before the first change of a field without a default value. */
  value: Value | undefined;
  onValueChange: (value: unknown) => void;
  onBlur: () => void;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
}

type Props = Readonly<Record<string, unknown>>;

/**
 * Returns the content of a field with a lazy node resolved: in development, the control of a server component may arrive
 * as one. Suspends until it has arrived.
 */
export function resolveLazyNode<Content>(children: Content): Content {
  if (typeof children !== 'object' || Array.isArray(children) || isValidElement(children)) {
    return children;
  }
  return Children.toArray(children as ReactNode)[0] as Content;
}

/** Returns the kind of a field's content. */
export function kindOf(children: unknown): ContentKind {
  if (typeof children === 'function') return 'function';
  if (!isValidElement(children)) return 'group';
  const { type } = children;
  if (type === 'input' || type === 'select' || type === 'textarea') return 'native';
  return typeof type === 'string' ? 'group' : 'component';
}

/** Returns the props of the single child element, or none if there are several children. */
export function childProps(children: unknown): Props {
  return isValidElement<Props>(children) ? children.props : {};
}

/** Returns the children with the props of the field merged in; their own props take precedence. */
export function renderChildren<Value>(
  children: ReactNode | ((control: FieldControl<Value>) => ReactNode),
  control: FieldControl<Value>,
  status: FieldStatus,
  rules: readonly Rule[],
): ReactNode {
  if (typeof children === 'function') return children(control);
  if (!isValidElement<Props>(children)) return children;
  const { type, props } = children;
  if (typeof type !== 'string') {
    const { resets } = status;
    return cloneElement(children, {
      ...componentProps(props, control, status),
      ...(resets > 0 ? { key: `${children.key ?? ''}${resets}` } : {}),
    });
  }
  if (kindOf(children) === 'group') return cloneElement(children, groupProps(props, control));
  return cloneElement(children, {
    ...nativeProps(type, props, control, status, rules),
    ...(type === 'select' && !props.multiple && !props.size ? selectLook(props, control) : {}),
  });
}

/** Returns props that style a plain single `<select>` like the component. */
function selectLook(own: Props, { invalid }: FieldControl): Props {
  return {
    'data-invalid': dataAttr(invalid),
    className: cx(selectFrame, own.className as string | undefined),
  };
}

/**
 * Returns the props of a native control: its own, with the default value, attributes and marks of the field.
 */
export function nativeProps(
  tag: string,
  own: Props,
  { name, id, disabled, required, invalid, 'aria-describedby': describedBy }: FieldControl,
  { initial }: FieldStatus,
  rules: readonly Rule[],
): Props {
  const type = tag === 'input' ? ((own.type as string) ?? 'text') : tag;
  const inferred = inferAttributes(rules, type);
  const isRequired = required || (own.required as boolean | undefined);
  return {
    name,
    ...defaultOf(own, type, initial),
    ...inferred,
    ...(invalid ? { 'aria-errormessage': `${id}-error` } : {}),
    'aria-invalid': invalid ?? false,
    ...own,
    id,
    required: isRequired,
    disabled: disabled || own.disabled,
    'aria-describedby': cx(own['aria-describedby'] as string, describedBy),
  };
}

/** Returns the default value in the form that the control expects, unless the control has a value. */
function defaultOf(own: Props, type: string, initial: unknown): object {
  const isBox = type === 'checkbox' || type === 'radio';
  const isControlled = (isBox ? 'checked' : 'value') in own;
  if (initial === undefined || isControlled || type === 'file') return {};
  if (!isBox) return { defaultValue: initial };
  const texts: readonly unknown[] = [initial].flat();
  return { defaultChecked: initial === true || texts.includes(own.value) };
}

function groupProps(own: Props, control: FieldControl): Props {
  return {
    role: 'group',
    'aria-labelledby': control['aria-labelledby'],
    ...own,
    'aria-describedby': cx(own['aria-describedby'] as string, control['aria-describedby']),
  };
}

function componentProps(own: Props, control: FieldControl, { initial }: FieldStatus): Props {
  const { name, disabled, required, invalid } = control;
  return {
    name,
    defaultValue: initial,
    value: control.value,
    ...own,
    required: required || own.required,
    disabled: disabled || own.disabled,
    invalid: invalid || own.invalid,
    onValueChange: control.onValueChange,
  };
}

/** Returns the data attributes of a field's status, for style sheets and tests. */
export function statusAttributes({ issues, validated, valid, ...status }: FieldStatus) {
  const invalid = issues.length > 0;
  return {
    'data-untouched': dataAttr(!status.touched),
    'data-touched': dataAttr(status.touched),
    'data-pristine': dataAttr(!status.dirty),
    'data-dirty': dataAttr(status.dirty),
    'data-changed': dataAttr(status.changed),
    'data-valid': dataAttr(validated && valid === true),
    'data-passed': dataAttr(status.passed),
    'data-invalid': dataAttr(invalid),
    'data-pending': dataAttr(status.pending),
  };
}

/** What the message of a field says. */
export type MessageKind = 'error' | 'success' | null;

/** Returns what the message of a field says; it describes the control. */
export function messageKindOf({ issues, passed }: FieldStatus, success: ReactNode): MessageKind {
  // A component shows quiet issues itself.
  if (issues.some(({ params }) => !params.quiet)) return 'error';
  return passed && success !== undefined ? 'success' : null;
}
