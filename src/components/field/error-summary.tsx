'use client';
import {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { useAfterPress } from '../../core/messages/use-after-press';
import { useMergedRefs } from '../../core/use-merged-refs';
import { Callout } from '../../primitives/callout';
import styles from './error-summary.module.css';
import type { FieldStore } from './field-store';
import type { FormStore } from './form-store';
import type { FormTexts } from './form-types';
import { FormContext, outsideForm, useFormState } from './use-form';

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Whether a failed submit moves focus to the summary instead of the first invalid field. Default: `false`.
   */
  takesFocus?: boolean;
  /** Level of the heading, 1 to 6. Default: 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * List of the errors after a failed submit, in document order; each is a link to its control. Renders a
 * `<div>` while there are errors.
 */
export function ErrorSummary({ takesFocus = false, level = 2, ref, ...rest }: ErrorSummaryProps) {
  const { form, texts } = useContext(FormContext) ?? outsideForm;
  const headingId = useId();
  // During render, even on the server, so that the form shows its error here instead of at its end.
  form.expectSummary();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const [focusCount, setFocusCount] = useState(0);
  // What disappeared during a press would move a button below from under the pointer.
  const state = useAfterPress(root, useFormState());
  const { fields, formError } = useMemo(
    () => errorsOf(form),
    // oxlint-disable-next-line react/exhaustive-deps -- the errors are those of the state
    [form, state],
  );
  useEffect(() => {
    const focus = () => {
      if (takesFocus) setFocusCount((count) => count + 1);
      return takesFocus;
    };
    return form.connectSummary({ focus });
  }, [form, takesFocus]);
  const focused = useRef(0);
  useLayoutEffect(() => {
    // It appears after the request.
    if (focused.current === focusCount || !root.current) return;
    focused.current = focusCount;
    root.current.focus();
  });
  if (fields.length === 0 && formError === null) return null;
  const Heading = `h${level}` as const;
  const number = numberFormat(texts.locale).format(fields.length);
  return (
    <Callout
      role="group"
      data-slot="error-summary"
      aria-labelledby={headingId}
      tabIndex={-1}
      {...rest}
      ref={mergedRef}
      tone="danger"
      heading={
        <Heading id={headingId} data-slot="error-summary-heading">
          {formError ?? texts.labels.fieldsToCorrect(number, pluralOf(texts.locale, fields.length))}
        </Heading>
      }
    >
      {fields.length > 0 && (
        <ul data-slot="error-summary-list" className={styles.root}>
          {fields.map((field) => (
            <li key={field.content.id}>
              <ErrorLink field={field} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}

function errorsOf(form: FormStore) {
  const { failed, formError } = form.getStatus();
  return failed ? { fields: form.invalidFields(), formError } : { fields: [], formError: null };
}

function ErrorLink({ field, texts }: { field: FieldStore; texts: FormTexts }) {
  // A field renders after its link: both texts are read again then, because the language may have changed.
  const readLabel = () => field.label;
  const readError = () => field.validation.errorText(texts);
  const label = useSyncExternalStore(field.subscribe, readLabel, readLabel);
  const error = useSyncExternalStore(field.subscribe, readError, readError);
  const link = useRef<HTMLAnchorElement>(null);
  const shownError = useAfterPress(link, error);
  return (
    <a
      ref={link}
      href={`#${field.content.element?.id ?? field.content.id}`}
      data-slot="error-summary-link"
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        field.content.focus();
      }}
    >
      <bdi>{label}</bdi>: <bdi>{shownError}</bdi>
    </a>
  );
}
