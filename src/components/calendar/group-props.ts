import type { ResolvedFieldControl } from '../../internals/field-context';
import { presence } from '../../internals/presence';

/** State of a calendar that its root element shows. */
interface GroupState {
  disabled: boolean;
  readOnly: boolean;
  /** Whether what is shown is not known yet, as on the server. */
  pending: boolean;
}

/** Attributes of the root element: a group with the name and the description that the field gives it. */
export function groupProps(
  field: ResolvedFieldControl,
  fallbackName: string,
  { disabled, readOnly, pending }: GroupState,
) {
  const labelledBy = field['aria-labelledby'];
  return {
    id: field.id,
    role: 'group',
    'aria-label': labelledBy ? undefined : (field['aria-label'] ?? fallbackName),
    'aria-labelledby': labelledBy,
    'aria-describedby': field['aria-describedby'],
    'data-disabled': presence(disabled),
    'data-readonly': presence(readOnly),
    'data-invalid': presence(field.invalid),
    'data-pending': presence(pending),
  };
}
