import { dataAttr } from '../../core/data-attr';
import type { FieldStatus } from './store-types';

/** Returns the data attributes of a field's status, for style sheets and tests. */
export function statusAttributes({ issues, validated, valid, ...status }: FieldStatus) {
  const invalid = issues.length > 0;
  return {
    'data-untouched': dataAttr(!status.touched),
    'data-touched': dataAttr(status.touched),
    'data-pristine': dataAttr(!status.dirty),
    'data-dirty': dataAttr(status.dirty),
    'data-changed': dataAttr(status.changed),
    'data-validated': dataAttr(validated),
    'data-valid': dataAttr(validated && valid === true),
    'data-passed': dataAttr(status.passed),
    'data-invalid': dataAttr(invalid),
    'data-pending': dataAttr(status.pending),
  };
}
