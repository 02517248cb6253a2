'use client';
import {
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type FormEvent,
  type Ref,
} from 'react';
import { cx } from '../../core/dom';
import { useLocale, useLabels } from '../../core/provider/language';
import { Callout } from '../../primitives/callout';
import { englishMessages } from '../../validation';
import type { ErrorTiming } from './error-timing';
import styles from './field.module.css';
import { FormStore } from './form-store';
import type { FieldErrors, FormHandle, SubmitHandler, TypedSchema } from './form-types';
import { FormContext, storeOf } from './use-form';
import { field as english, type FieldLabels } from './words';

/** Props of {@link Form}. */
export interface FormProps<
  Values extends object = Record<string, unknown>,
  Output = Values,
> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /**
   * Called with the values when all fields are valid, one call at a time; returns or throws the result of the
   * server, or a promise of it.
   */
  onSubmit?: SubmitHandler<Values, Output> | undefined;
  /**
   * Schema of all values, according to Standard Schema 1 (Zod, Valibot, ArkType …); `onSubmit` receives its
   * output.
   */
  schema?: TypedSchema<Values, Output>;
  /** Initial values, which a reset restores, nested according to the names of the fields. */
  defaultValues?: Partial<NoInfer<Values>>;
  /** Server errors by field name; shown when they change, and cleared when the field changes. */
  errors?: FieldErrors | undefined;
  /** Server error of the form. */
  formError?: string | undefined;
  /** When errors appear and disappear. Default: `eager`, after blur or submit. */
  timing?: ErrorTiming;
  /** Delay of custom rules after a key press in milliseconds. Default: 0. */
  debounce?: number;
  /** Handle from `useForm`, for controlling the form from outside. */
  form?: FormHandle<Values>;
  /** BCP 47 tag for labels and numbers. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<FieldLabels>;
}

/**
 * Form that validates its fields, shows their errors and passes typed values to a function. Renders a
 * `<form>`, which the browser validates only until hydration, and a live region.
 */
export function Form<Values extends object = Record<string, unknown>, Output = Values>({
  onSubmit,
  schema,
  defaultValues,
  timing,
  debounce,
  errors,
  formError,
  form,
  locale: localeProp,
  labels: labelsProp,
  onReset,
  className,
  children,
  ...rest
}: FormProps<Values, Output>) {
  const locale = useLocale(localeProp, 'Form');
  const labels = useLabels('field', english, locale, labelsProp);
  const messages = useLabels('validation', englishMessages, locale);
  const [own] = useState(() => new FormStore());
  const store = storeOf(form) ?? own;
  const context = useMemo(
    () => ({ form: store, texts: { labels, messages, locale } }),
    [store, labels, messages, locale],
  );
  const options = { onSubmit, schema, defaultValues, timing, debounce, errors, formError };
  // The fields read their default values and errors during their first render.
  if (!store.mounted) store.configure(options);
  useInsertionEffect(() => store.configure(options, context.texts));
  // An insertion effect, because others also end when the form is hidden.
  useInsertionEffect(store.mount, [store]);
  useEffect(() => {
    if (errors ?? formError) store.submission.showGiven(errors, formError);
  }, [store, errors, formError]);

  return (
    <FormContext value={context}>
      <form
        data-slot="form"
        {...rest}
        className={cx(styles.form, className)}
        onSubmit={(event) => {
          if (isOwn(event)) store.submission.handleSubmit(event);
        }}
        onReset={(event) => {
          onReset?.(event);
          if (isOwn(event)) store.submission.handleReset(event);
        }}
      >
        {children}
        <FormEnd form={store} region={store.attach} />
      </form>
    </FormContext>
  );
}

/** Whether an event is that of the form itself, not of a form in a dialog that the form renders. */
function isOwn({ target, currentTarget }: FormEvent<HTMLFormElement>): boolean {
  return target === currentTarget;
}

/** End of a form: its error, unless a summary shows it, and the live region. */
function FormEnd({ form, region }: { form: FormStore; region: Ref<HTMLDivElement> }) {
  const error = useSyncExternalStore(form.subscribe, form.getLooseError, form.getLooseError);
  return (
    <>
      {error !== null && (
        <Callout tone="danger" data-slot="form-error">
          {error}
        </Callout>
      )}
      <div ref={region} role="status" data-slot="form-status" className={styles.hidden} />
    </>
  );
}
