'use client';
import {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { cx } from '../../internals/class-names';
import { numberFormat, pluralOf } from '../../internals/intl';
import { circleAlert, Icon } from '../../primitives/icon';
import { controlOf } from './control-marks';
import { focusField, wrongFields } from './focus-field';
import styles from './error-summary.module.css';
import { describeForm } from './describe-form';
import { FormContext, loneForm } from './form-context';
import type { ErrorReader, FormStore } from './form-store';
import { errorText, labelOf } from './field-words';

/** Props of {@link ErrorSummary}: those of a `<div>` and its own. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether a failed submit moves focus here, not to the first wrong field. Default: `false`. */
  takesFocus?: boolean;
  /** Level of the heading, 1 to 6. Default: 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
}

const unheard = { focus: () => false };

/** List of what is wrong after a failed submit, each a link to its control, in the order of the page. Renders a `<div>` while there is something. */
export function ErrorSummary({
  takesFocus = false,
  level = 2,
  className,
  ...rest
}: ErrorSummaryProps) {
  const { store, words } = useContext(FormContext) ?? loneForm;
  const headingId = useId();
  // Claimed before the end of the form is drawn, which then leaves the error of the form to the summary, on a server too.
  store.summary ??= unheard;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, ask] = useState(0);
  const read = () => (store.state ??= describeForm(store));
  useSyncExternalStore(store.subscribe, read, read);
  useEffect(() => {
    const focus = () => {
      if (takesFocus) ask((times) => times + 1);
      return takesFocus;
    };
    return showSummary(store, { focus });
  }, [store, takesFocus]);
  useLayoutEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  const { failed, formError } = store.facts;
  const fields = failed ? wrongFields(store) : [];
  if (fields.length === 0 && (!failed || formError === null)) return null;
  const Heading = `h${level}` as const;
  const count = numberFormat(words.locale).format(fields.length);
  return (
    <div
      role="group"
      data-slot="error-summary"
      aria-labelledby={headingId}
      {...rest}
      className={cx(styles.root, className)}
    >
      <Heading
        ref={heading}
        id={headingId}
        tabIndex={-1}
        data-slot="error-summary-heading"
        className={styles.heading}
      >
        <Icon shapes={circleAlert} size="lg" />
        {formError ?? words.labels.wrong(count, pluralOf(words.locale, fields.length))}
      </Heading>
      {fields.length > 0 && (
        <ul data-slot="error-summary-list" className={styles.list}>
          {fields.map((field) => (
            <li key={field.controlId}>
              <a
                href={`#${controlOf(field)?.id ?? field.controlId}`}
                data-slot="error-summary-link"
                className={styles.link}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(field);
                }}
              >
                {labelOf(field)}: {errorText(field, words)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Makes a summary that of its form, until it leaves. */
function showSummary(store: FormStore, summary: ErrorReader): () => void {
  store.summary = summary;
  store.notify();
  return () => {
    store.summary = undefined;
  };
}
