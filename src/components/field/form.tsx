'use client';
import { useEffect, useInsertionEffect, useMemo, useState, type ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import { field as english, validation as englishMessages } from '../../languages/en';
import type { FieldLabels } from '../../languages/language';
import type { ErrorTiming } from './error-timing';
import styles from './field.module.css';
import { FormContext } from './form-context';

import type { FormHandle } from './form-handle';
import type { FieldErrors, SubmitHandler, TypedSchema } from './form-options';
import { FormStatus } from './form-status';
import { createForm, type FormStore } from './form-store';
import { hearSubmit } from './hear-submit';
import { withEngine } from './load-engine';

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
export function Form<Values extends object = Record<string, unknown>, Output = Values>(
  props: FormProps<Values, Output>,
) {
  const {
    onSubmit: _onSubmit,
    schema: _schema,
    defaultValues: _defaultValues,
    timing: _timing,
    debounce: _debounce,
    errors,
    formError,
    form,
    locale: localeProp,
    labels: words,
    onReset,
    className,
    children,
    ...rest
  } = props;
  const locale = useLocale(localeProp, 'Form');
  const labels = useLabels('field', english, locale, words);
  const messages = useLabels('validation', englishMessages, locale);
  const [own] = useState(createForm);
  const store = (form as FormStore | undefined) ?? own;
  const context = useMemo(() => {
    const spoken = { labels, messages, locale };
    return { store, words: spoken };
  }, [store, labels, messages, locale]);
  // The fields want to know how the form begins.
  if (!store.element) store.adopt(props);
  useInsertionEffect(() => store.adopt(props, context.words));
  useEffect(() => {
    if (errors ?? formError) withEngine((engine) => engine.followErrors(store, errors, formError));
  }, [store, errors, formError]);
  return (
    <FormContext value={context}>
      <form
        data-slot="form"
        {...rest}
        className={cx(styles.form, className)}
        onSubmit={(event) => hearSubmit(store, event)}
        onReset={(event) => {
          onReset?.(event);
          withEngine((engine) => engine.hearReset(store, event));
        }}
      >
        {children}
        <FormStatus store={store} region={store.attach} />
      </form>
    </FormContext>
  );
}
