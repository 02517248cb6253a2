'use client';
import type { ReactNode } from 'react';
import { useFormState, type FormHandle } from '../../../components/field';
import { Button } from '../../../primitives/button';
import type { TripFormLabels } from '../languages/screen-labels';
import type { TripValues } from './trip-values';
import styles from './trip-form.module.css';

/** Props of {@link FormActions}. */
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
export function FormActions({ form, labels, status, onCancel }: FormActionsProps) {
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
