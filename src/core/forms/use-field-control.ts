'use client';
import { useContext, useEffect, useId, type RefObject } from 'react';
import { cx } from '../dom';
import { inDevelopment, reportProblem } from '../report-problem';
import { FieldContext } from './field-context';

/** Props of a control that a field can set. */
export interface FieldControlProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Props of a control, merged with those of the surrounding field. */
export interface ResolvedFieldControl {
  id: string;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
}

/**
 * Merges the props of a control with those of the surrounding field; the control's own props take precedence. Logs an
 * error in development if the element with the id has no label.
 * @param component Component name for the error message.
 * @param part Ref to an element of the component, in the same document or shadow root as the one with the id.
 */
export function useFieldControl(
  component: string,
  props: FieldControlProps,
  part: RefObject<Element | null>,
): ResolvedFieldControl {
  const field = useContext(FieldContext);
  const ownId = useId();
  const id = props.id ?? field?.controlId ?? ownId;
  const labelledBy = props['aria-label'] === undefined ? (field?.labelId ?? undefined) : undefined;
  useEffect(() => {
    if (inDevelopment && isUnlabelled(part.current, id)) {
      reportProblem(
        component,
        'aria-label',
        'is missing, and nothing else is a label, so screen readers do not say what the control is for. Pass `aria-label` or `aria-labelledby`, or put the control into a `Field`.',
      );
    }
  }, [component, part, id]);
  return {
    id,
    disabled: props.disabled ?? field?.disabled ?? false,
    required: props.required ?? field?.required ?? false,
    invalid: props.invalid ?? field?.invalid ?? false,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'] ?? labelledBy,
    'aria-describedby': cx(props['aria-describedby'], field?.descriptionId, field?.errorId),
  };
}

/** Props of a control, and those of the root element around it. */
interface SplitFieldControl<Props> {
  field: ResolvedFieldControl;
  rest: Omit<Props, keyof FieldControlProps>;
}

/** The same for a component whose control is inside its root element, which receives the other props. */
export function useInnerFieldControl<Props extends FieldControlProps>(
  component: string,
  props: Props,
  part: RefObject<Element | null>,
): SplitFieldControl<Props> {
  const {
    id,
    disabled,
    required,
    invalid,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  return { field: useFieldControl(component, props, part), rest };
}

/** Whether the element with an id, or the group that it starts, has neither a `<label>` nor an attribute that names it. */
function isUnlabelled(part: Element | null, id: string): boolean {
  // An element that is not on the page has a root without this method.
  const root = part?.getRootNode() as Partial<Document> | undefined;
  const control = root?.getElementById?.(id);
  if (!part || !control) return false;
  const labels = root?.querySelectorAll?.(`label[for=${JSON.stringify(id)}]`) ?? [];
  if ([...labels].some((label) => !label.contains(part))) return false;
  const element = part.contains(control) ? part : control;
  const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((name) =>
    element.getAttribute(name),
  );
  if (isNamed) return false;
  if ('labels' in element) return (element as HTMLInputElement).labels?.length === 0;
  // A group may have the legend of the `<fieldset>` around it.
  return !element.closest('fieldset')?.querySelector(':scope > legend');
}
