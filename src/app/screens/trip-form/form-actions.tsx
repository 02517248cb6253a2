'use client';
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
  /** Called when the user wants to go back. */
  onCancel: (() => void) | undefined;
}

/** Buttons below the fields. Drawn apart, so that a submit draws no field anew. */
export function FormActions({ form, labels, onCancel }: FormActionsProps) {
  const { submitting } = useFormState(form);
  return (
    <div data-slot="trip-form-actions" className={styles.actions}>
      <Button type="submit" variant="solid" aria-disabled={submitting}>
        {labels.save}
      </Button>
      {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
    </div>
  );
}
