'use client';
import {
  useCallback,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
} from 'react';
import { cx } from '../../internals/class-names';
import { useLocale } from '../../internals/locale-context';
import { useLabels } from '../../internals/use-labels';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { messageCatalogue } from '../../validation';
import type { ErrorTiming } from './error-timing';
import { FormContext } from './form-context';
import { FormError } from './form-error';
import type { FormHandle } from './form-handle';
import type { FieldErrors, SubmitHandler, TypedSchema } from './form-options';
import { createForm, type FormStore } from './form-store';
import styles from './field.module.css';
import { fieldLabels, type FieldLabels } from './labels';
import { hearReset } from './reset-form';
import { leadToErrors, showErrors } from './show-errors';
import { hearSubmit } from './submit-form';

/** Props of {@link Form}: those of a `<form>` and its own. */
export interface FormProps<
  Values extends object = Record<string, unknown>,
  Output = Values,
> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Called with the values when all fields are right, once at a time; answers what the server found, also as a promise or by throwing. */
  onSubmit?: SubmitHandler<Values, Output>;
  /** Schema of all values by Standard Schema 1 (zod, valibot, arktype …); `onSubmit` receives what it makes of them. */
  schema?: TypedSchema<Values, Output>;
  /** Values at the beginning, and after a reset, nested as the names of the fields say. */
  defaultValues?: Partial<NoInfer<Values>>;
  /** Errors that a server found, by the name of the field; shown when they arrive, gone when the field changes. */
  errors?: FieldErrors | undefined;
  /** Error of the form as a whole that a server found. */
  formError?: string | undefined;
  /** When errors come and go. Default: `eager`, after the field is left or the form submitted. */
  timing?: ErrorTiming;
  /** Milliseconds that rules of your own wait after a key press. Default: 0. */
  debounce?: number;
  /** Handle from `useForm`, to reach the form from outside. */
  form?: FormHandle<Values>;
  /** BCP 47 tag for words, sentences and numbers. Default: the provider's, else `en`. */
  locale?: string;
  /** Words that replace the shipped ones. */
  labels?: Partial<FieldLabels>;
}

/**
 * Form that judges its fields, shows what is wrong and hands the values over. Renders a `<form>`, which the browser checks
 * only until the script is there, and a live region.
 */
export function Form<Values extends object = Record<string, unknown>, Output = Values>({
  onSubmit,
  schema,
  defaultValues,
  errors,
  formError,
  timing,
  debounce,
  form,
  locale: localeProp,
  labels: words,
  ref,
  onReset,
  className,
  children,
  ...rest
}: FormProps<Values, Output>) {
  const locale = useLocale(localeProp, 'Form');
  const labels = useLabels(fieldLabels, locale, words);
  const messages = useLabels(messageCatalogue, locale);
  const options = { onSubmit, schema, defaultValues, errors, formError, timing, debounce };
  const [own] = useState(() => createForm(options));
  const store = (form as FormStore | undefined) ?? own;
  // A handle is made before the form that it belongs to.
  if (!store.element) store.options = options;
  const context = useMemo(
    () => ({ store, words: { labels, messages, locale } }),
    [store, labels, messages, locale],
  );
  useInsertionEffect(() => {
    store.options = options;
    store.words = context.words;
  });
  const seen = useRef({ errors, formError });
  useEffect(() => {
    if (seen.current.errors === errors && seen.current.formError === formError) return;
    seen.current = { errors, formError };
    if (!errors && !formError) return;
    showErrors(store, errors ?? {}, formError);
    leadToErrors(store);
  }, [store, errors, formError]);
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      store.element = element;
      // Until the script is there, the browser checks.
      if (element) element.noValidate = true;
      return () => {
        store.element = null;
        store.submission?.abort();
        store.submission = null;
      };
    },
    [store],
  );
  const hear = useCallback(
    (region: HTMLElement | null) => {
      store.region = region;
    },
    [store],
  );
  return (
    <FormContext value={context}>
      <form
        data-slot="form"
        {...rest}
        ref={useMergedRefs(ref, attach)}
        className={cx(styles.form, className)}
        onSubmit={(event: FormEvent<HTMLFormElement>) => hearSubmit(store, event)}
        onReset={(event) => {
          onReset?.(event);
          hearReset(store, event);
        }}
      >
        {children}
        <FormError store={store} />
        <VisuallyHidden ref={hear} role="status" data-slot="form-status" />
      </form>
    </FormContext>
  );
}
