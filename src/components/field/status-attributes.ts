import { presence } from '../../internals/presence';
import type { FieldStatus } from './form/form-store';

/** Returns the data attributes of a field's status, for style sheets and tests. */
export function statusAttributes({ issues, validated, valid, ...status }: FieldStatus) {
  const invalid = issues.length > 0;
  return {
    'data-untouched': presence(!status.touched),
    'data-touched': presence(status.touched),
    'data-pristine': presence(!status.dirty),
    'data-dirty': presence(status.dirty),
    'data-changed': presence(status.changed),
    'data-validated': presence(validated),
    'data-valid': presence(validated && valid === true),
    'data-passed': presence(status.passed),
    'data-failed': presence(invalid),
    'data-invalid': presence(invalid),
    'data-pending': presence(status.pending),
  };
}
