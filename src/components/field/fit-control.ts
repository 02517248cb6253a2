import { cloneElement, isValidElement, type ReactNode } from 'react';
import { cx } from '../../internals/class-names';
import { TextInput } from '../../primitives/text-input';
import type { FieldView } from './field-record';
import { inferAttributes } from './infer-attributes';
import type { Rule } from '../../validation';

/** How a field reaches what is inside it. */
export type ControlKind = 'native' | 'group' | 'widget' | 'function';

/** Props that a field gives a foreign control. */
export interface FieldControl {
  name: string;
  id: string;
  /** Value that the form holds; `undefined` before the first change where no default is given. */
  value: never;
  onValueChange: (value: unknown) => void;
  onBlur: () => void;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
}

type AnyProps = Readonly<Record<string, unknown>>;

/** Kind of what is inside a field. */
export function kindOf(children: unknown): ControlKind {
  if (typeof children === 'function') return 'function';
  if (!isValidElement(children)) return 'group';
  const { type } = children;
  if (type === 'input' || type === 'select' || type === 'textarea' || type === TextInput) {
    return 'native';
  }
  return typeof type === 'string' ? 'group' : 'widget';
}

/** Props of a single element inside a field, none where there are several. */
export function propsOf(children: unknown): AnyProps {
  return isValidElement<AnyProps>(children) ? children.props : {};
}

/** The children with what their field knows worked in; a prop of their own wins, a handler of their own is called too. */
export function fitControl(
  children: ReactNode | ((control: FieldControl) => ReactNode),
  kind: ControlKind,
  control: FieldControl,
  { initial, life }: FieldView,
  rules: readonly Rule[],
): ReactNode {
  if (typeof children === 'function') return children(control);
  if (!isValidElement<AnyProps>(children)) return children;
  const own = children.props;
  const { name, id, disabled, required, invalid } = control;
  const describedBy = cx(own['aria-describedby'] as string, control['aria-describedby']);
  if (kind === 'native') {
    const type = typeof children.type === 'string' ? children.type : 'input';
    const inputType = type === 'input' ? ((own.type as string) ?? 'text') : type;
    return cloneElement(children, {
      name,
      ...defaultOf(own, inputType, initial),
      ...inferAttributes(rules, inputType),
      ...(children.type === TextInput ? { invalid } : invalid ? { 'aria-invalid': true } : {}),
      ...(invalid ? { 'aria-errormessage': `${id}-error` } : {}),
      ...own,
      id,
      required: required || own.required,
      disabled: disabled || own.disabled,
      'aria-describedby': describedBy,
    });
  }
  if (kind === 'group') {
    return cloneElement(children, {
      role: 'group',
      'aria-labelledby': control['aria-labelledby'],
      ...own,
      'aria-describedby': describedBy,
    });
  }
  const told = own.onValueChange as ((...all: unknown[]) => void) | undefined;
  return cloneElement(children, {
    key: life,
    name,
    defaultValue: initial,
    value: control.value,
    ...own,
    required: required || own.required,
    disabled: disabled || own.disabled,
    invalid: invalid || own.invalid,
    onValueChange: (...all: unknown[]) => {
      told?.(...all);
      (control.onValueChange as (...all: unknown[]) => void)(...all);
    },
  });
}

/** Value at the beginning as the control takes it, unless it has one of its own. */
function defaultOf(own: AnyProps, type: string, initial: unknown): object {
  const isBox = type === 'checkbox' || type === 'radio';
  const isOwned = (isBox ? 'checked' : 'value') in own;
  if (initial === undefined || isOwned || type === 'file') return {};
  if (!isBox) return { defaultValue: initial };
  const texts: readonly unknown[] = [initial].flat();
  return { defaultChecked: initial === true || texts.includes(own.value) };
}
