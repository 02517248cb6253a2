'use client';
import type { ComponentProps, ReactNode } from 'react';
import {
  ErrorSummary,
  Form,
  useForm,
  type FormHandle,
  type SubmitHandler,
} from '../../../components/field';
import { cx } from '../../../internals/class-names';
import { tripForm as english } from '../languages/en';
import type { TripFormLabels } from '../languages/screen-labels';
import { FormActions } from './form-actions';
import { TripFields } from './trip-fields';
import { emptyTrip, type TripValues } from './trip-values';
import styles from './trip-form.module.css';

/** Props of {@link TripForm}: those of the root element and its own. */
export interface TripFormProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Called with the values when all fields are right, once at a time; answers what the server found, also as a promise or by throwing. */
  onSave: SubmitHandler<TripValues>;
  /** Called when the user wants to go back. Without it there is no button for that. */
  onCancel?: () => void;
  /** Values at the beginning, and after a reset. Default: an empty trip. */
  defaultValues?: Partial<TripValues>;
  /** Handle from `useForm`, to reach the values and to show errors from outside. */
  form?: FormHandle<TripValues>;
  /** Tags that are offered while one is typed. Default: none. */
  suggestions?: ReadonlyArray<string>;
  /** Colors that are offered, as CSS writes them. Default: seven. */
  swatches?: ReadonlyArray<string>;
  /** Heading of the screen. Default: an `<h1>` that says "New trip". */
  heading?: ReactNode;
  /** What is to be said above the form, such as that a draft is here again. */
  notice?: ReactNode;
  /** What is said beside the buttons, such as when a draft was saved. */
  status?: ReactNode;
  /** Place of the screen: `page` fills a page and has its main landmark, `plain` goes into a frame of the host. Default: `page`. */
  variant?: 'page' | 'plain';
  /** BCP 47 tag for texts, dates and numbers. Default: the provider's, else `en`. */
  locale?: string;
  /** Labels in another language, such as `tripForm` of `languages/de`, or single ones of your own. Default: English. */
  labels?: Partial<TripFormLabels>;
}

/**
 * Screen on which a trip is written or changed: title, country, days, stars, tags, color, link and notes in one form
 * that validates them; the server decides in the end. Renders a `<div>`.
 * @example
 * <TripForm
 *   suggestions={['sea', 'train']}
 *   onSave={async (values, { signal }) => {
 *     const answer = await fetch('/trips', { method: 'POST', body: JSON.stringify(values), signal });
 *     return answer.ok ? { ok: true } : { formError: 'The trip could not be saved.' };
 *   }}
 *   onCancel={() => history.back()}
 * />
 */
export function TripForm({
  onSave,
  onCancel,
  defaultValues,
  form: given,
  suggestions,
  swatches,
  heading,
  notice,
  status,
  variant = 'page',
  locale,
  labels: words,
  className,
  ...rest
}: TripFormProps) {
  const labels = { ...english, ...words };
  const own = useForm<TripValues>();
  const form = given ?? own;
  const Column = variant === 'page' ? 'main' : 'div';
  return (
    <div
      {...rest}
      data-slot="trip-form"
      data-variant={variant}
      className={cx(styles.root, className)}
    >
      <Column data-slot="trip-form-column" className={styles.column}>
        {heading ?? <h1 className={styles.heading}>{labels.heading}</h1>}
        {notice}
        <Form<TripValues>
          form={form}
          defaultValues={{ ...emptyTrip, ...defaultValues }}
          locale={locale}
          onSubmit={onSave}
          className={styles.form}
        >
          <div className={styles.fields}>
            <ErrorSummary takesFocus className={styles.wide} />
            <TripFields
              labels={labels}
              locale={locale}
              suggestions={suggestions}
              swatches={swatches}
            />
          </div>
          <FormActions form={form} labels={labels} status={status} onCancel={onCancel} />
        </Form>
      </Column>
    </div>
  );
}
