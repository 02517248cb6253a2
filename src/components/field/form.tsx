'use client';
import {
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type Ref,
} from 'react';
import { cx } from '../../internals/class-names';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import { Callout } from '../../primitives/callout';
import { field as english, validation as englishMessages } from '../../languages/en';
import type { FieldLabels } from '../../languages/language';
import type { ErrorTiming } from './error-timing';
import styles from './field.module.css';
import { FormContext } from './form/form-context';
import { showGivenErrors } from './form/form-errors';
import { createForm, storeOf, type FormStore } from './form/form-store';
import type { FieldErrors, FormHandle, SubmitHandler, TypedSchema } from './form/form-types';
import { handleReset } from './form/reset-form';
import { handleSubmit } from './form/submit-form';
import { handleOf } from './form/use-form';

/** Props of {@link Form}: those of a `<form>` and its own. */
export interface FormProps<
  Values extends object = Record<string, unknown>,
  Output = Values,
> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Called with the values when all fields are valid, once at a time; returns or throws the answer of the server, or a promise of it. */
  onSubmit?: SubmitHandler<Values, Output> | undefined;
  /** Schema of all values by Standard Schema 1 (zod, valibot, arktype …); `onSubmit` receives its output. */
  schema?: TypedSchema<Values, Output>;
  /** Initial values, which a reset restores, nested as the names of the fields say. */
  defaultValues?: Partial<NoInfer<Values>>;
  /** Errors of a server by the name of the field; shown when they arrive, cleared when the field changes. */
  errors?: FieldErrors | undefined;
  /** Error of a server for the form as a whole. */
  formError?: string | undefined;
  /** When errors appear and disappear. Default: `eager`, after the field is left or the form submitted. */
  timing?: ErrorTiming;
  /** Milliseconds that rules of your own wait after a key press. Default: 0. */
  debounce?: number;
  /** Handle from `useForm`, to control the form from outside. */
  form?: FormHandle<Values>;
  /** BCP 47 tag for texts and numbers. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Texts that replace the shipped ones. */
  labels?: Partial<FieldLabels>;
}

/**
 * Form that validates its fields, shows their errors and hands the values over. Renders a `<form>`, which the browser validates
 * only until React has hydrated it, and a live region.
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
  const [own] = useState(createForm);
  const store = storeOf(form) ?? own;
  const context = useMemo(
    () => ({ form: store, texts: { labels, messages, locale } }),
    [store, labels, messages, locale],
  );
  const options = { onSubmit, schema, defaultValues, timing, debounce, errors, formError };
  // The fields read their default values and errors while they render for the first time.
  if (!store.element) store.configure(options);
  useInsertionEffect(() => store.configure(options, context.texts));
  useEffect(() => {
    if (errors ?? formError) showGivenErrors(store, errors, formError);
  }, [store, errors, formError]);

  return (
    <FormContext value={context}>
      <form
        data-slot="form"
        {...rest}
        className={cx(styles.form, className)}
        onSubmit={(event) => handleSubmit(store, event, handleOf(store))}
        onReset={(event) => {
          onReset?.(event);
          handleReset(store, event);
        }}
      >
        {children}
        <FormEnd form={store} region={store.attach} />
      </form>
    </FormContext>
  );
}

/** End of a form: its error as a whole, where no summary shows it, and the live region. */
function FormEnd({ form, region }: { form: FormStore; region: Ref<HTMLDivElement> }) {
  const read = () => (form.summary ? null : form.facts.formError);
  const error = useSyncExternalStore(form.subscribe, read, read);
  return (
    <>
      {error !== null && (
        <Callout kind="danger" data-slot="form-error">
          {error}
        </Callout>
      )}
      <div ref={region} role="status" data-slot="form-status" className={styles.hidden} />
    </>
  );
}
