import type { FormState } from './form-handle';
import type { FormStore } from './form-store';

/** State of a form as a whole, from its fields. */
export function describeForm({ fields: set, facts }: FormStore): FormState {
  const fields = [...set];
  const { submitting, submitCount, formError } = facts;
  const touched = fields.some(({ flags }) => flags.touched);
  const dirty = fields.some(({ flags }) => flags.dirty);
  const changed = fields.some(({ flags }) => flags.changed);
  return {
    touched,
    untouched: !touched,
    dirty,
    pristine: !dirty,
    changed,
    isDefaultValue: !changed,
    valid: fields.every(({ flags }) => flags.valid === true),
    invalid: fields.some(({ flags }) => flags.valid === false),
    validated: fields.every(({ flags }) => flags.validated),
    pending: fields.some(({ view }) => view.pending),
    passed: fields.every(({ view }) => view.passed),
    failed: formError !== null || fields.some(({ view }) => view.issues.length > 0),
    submitting,
    submitCount,
    formError,
  };
}
