'use client';
import type { ComponentProps, ReactNode } from 'react';
import {
  ErrorSummary,
  Form,
  useForm,
  useFormState,
  type FormHandle,
  type SubmitHandler,
} from '../../components/field';
import { cx } from '../../core/dom';
import { Button } from '../../primitives/button';
import { tripForm as english, type TripFormLabels } from './languages/en';
import { TripFields } from './trip-fields';
import styles from './trip-form.module.css';
import { emptyTrip, type TripValues } from './trip-values';

/** Props of {@link TripForm}. */
export interface TripFormProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /**
   * Called with the values when all fields are valid, one call at a time; returns or throws the result of the
   * server, or a promise of it.
   */
  onSave: SubmitHandler<TripValues>;
  /** Called when the user cancels. Without it, there is no button. */
  onCancel?: () => void;
  /** Initial values, which a reset restores. Default: an empty trip. */
  defaultValues?: Partial<TripValues>;
  /** Handle from `useForm`, for reading values and showing errors from outside. */
  form?: FormHandle<TripValues>;
  /** Suggested tags. Default: none. */
  suggestions?: ReadonlyArray<string>;
  /** Suggested colors in a CSS notation. Default: seven. */
  swatches?: ReadonlyArray<string>;
  /** Heading of the screen. Default: an `<h1>` with "New trip". */
  heading?: ReactNode;
  /** Message above the form, such as that a draft was restored. */
  notice?: ReactNode;
  /** Status beside the buttons, such as when a draft was saved. */
  status?: ReactNode;
  /** `page` is a full page with the main landmark, `plain` is for use inside a page. Default: `page`. */
  variant?: 'page' | 'plain';
  /** Time zone of new departures and arrivals, an IANA name. Default: that of the device. */
  timeZone?: string;
  /** BCP 47 tag for labels, dates and numbers. Default: that of the provider, or `en`. */
  locale?: string;
  /** Labels in another language, such as `tripForm` of `languages/de`, or custom ones. Default: English. */
  labels?: Partial<TripFormLabels>;
}

/**
 * Form for a trip: title, country, dates, departure and arrival, rating, tags, color, link and notes, with client-side validation.
 * Renders a `<div>`.
 * @example <TripForm
 *   suggestions={['Food', 'By train']}
 *   onSave={async (values, { signal }) => {
 *     const response = await fetch('/trips', { method: 'POST', body: JSON.stringify(values), signal });
 *     return response.ok ? { ok: true } : { formError: 'The trip could not be saved.' };
 *   }}
 *   onCancel={() => history.back()} />
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
  timeZone,
  locale,
  labels: labelsProp,
  className,
  ...rest
}: TripFormProps) {
  const labels = { ...english, ...labelsProp };
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
              form={form}
              labels={labels}
              locale={locale}
              suggestions={suggestions}
              swatches={swatches}
              timeZone={timeZone}
            />
          </div>
          <FormActions form={form} labels={labels} status={status} onCancel={onCancel} />
        </Form>
      </Column>
    </div>
  );
}

interface FormActionsProps {
  /** Handle of the form. */
  form: FormHandle<TripValues>;
  /** Labels of the buttons. */
  labels: TripFormLabels;
  /** Status beside the buttons. */
  status: ReactNode;
  /** Called when the user cancels. */
  onCancel: (() => void) | undefined;
}

/** Buttons below the fields. A separate component, so that a submit does not render the fields. */
function FormActions({ form, labels, status, onCancel }: FormActionsProps) {
  const { submitting } = useFormState(form);
  return (
    <div data-slot="trip-form-actions" className={styles.actions}>
      <Button type="submit" variant="solid" loading={submitting}>
        {labels.save}
      </Button>
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
      )}
      {status && (
        <p data-slot="trip-form-status" className={styles.status}>
          {status}
        </p>
      )}
    </div>
  );
}
