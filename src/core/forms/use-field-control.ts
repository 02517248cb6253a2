'use client';
import { useContext, useEffect, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { cx } from '../dom';
import { inDevelopment, reportProblem } from '../report-problem';
import { FieldContext } from './field-context';

/** Props of a component with a value in a form. */
export interface FormControlProps {
  /** BCP 47 tag for labels, formatting and parsing. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Name of the value in the form; without a name, nothing is submitted. */
  name?: string | undefined;
  /** Id of the form, if the component is outside it. */
  form?: string | undefined;
  /** Whether a value is required to submit the form. A required field has no button that clears it. */
  required?: boolean | undefined;
  /** Whether the component is disabled: neither focusable nor submitted. */
  disabled?: boolean | undefined;
  /** Whether the value is submitted but not editable. */
  readOnly?: boolean | undefined;
  /** Whether the value is invalid, in addition to the component's own validation. */
  invalid?: boolean | undefined;
}

/** Props of a control that a field can set. */
export interface FieldControlProps extends Pick<
  FormControlProps,
  'disabled' | 'required' | 'invalid'
> {
  id?: string | undefined;
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
  const isFieldsetDisabled = useFieldsetDisabled(part);
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
    disabled: isFieldsetDisabled || (props.disabled ?? field?.disabled ?? false),
    required: props.required ?? field?.required ?? false,
    invalid: props.invalid ?? field?.invalid ?? false,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'] ?? labelledBy,
    'aria-describedby': cx(props['aria-describedby'], field?.descriptionId, field?.errorId),
  };
}

/**
 * Whether a `<fieldset>` around the element is disabled, unless the element is in its legend. The browser disables only
 * native controls in it, and neither closes a panel nor skips a cell of a grid.
 */
function useFieldsetDisabled(part: RefObject<Element | null>): boolean {
  const [disabled, setDisabled] = useState(false);
  useLayoutEffect(() => {
    const fieldsets = fieldsetsAround(part.current);
    if (fieldsets.length === 0) return undefined;
    const update = () => setDisabled(fieldsets.some((fieldset) => fieldset.disabled));
    update();
    // A component between the two may not render.
    const observer = new MutationObserver(update);
    for (const fieldset of fieldsets) observer.observe(fieldset, { attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  });
  return disabled;
}

/** Returns the `<fieldset>` elements that can disable controls in the place of the element. */
function fieldsetsAround(element: Element | null): HTMLFieldSetElement[] {
  const nearest = element?.parentElement?.closest('fieldset');
  if (!nearest) return [];
  const legend = nearest.querySelector(':scope > legend');
  return [...(legend?.contains(element) ? [] : [nearest]), ...fieldsetsAround(nearest)];
}

/** The same for a component whose control is inside its root element, which receives the other props. */
export function useInnerFieldControl<Props extends FieldControlProps>(
  component: string,
  props: Props,
  part: RefObject<Element | null>,
): { field: ResolvedFieldControl; rest: Omit<Props, keyof FieldControlProps> } {
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
