/** Attributes of a control that the browser validates. */
interface Constraints {
  required?: boolean | undefined;
  type?: string | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
}

const validatedTypes = /^(?:email|url|number|date|time|month|week|datetime-local)$/;

/**
 * Returns `aria-invalid` of a native control. Browsers expose a control as invalid as soon as its value is, such as an
 * untouched one that is required, or an email address from its first letter; before an error shows, it is not.
 */
export function ariaInvalid(
  invalid: boolean | undefined,
  { required, type = 'text', pattern, minLength }: Constraints,
): boolean | undefined {
  if (invalid) return true;
  const isValidated = required || pattern || minLength || validatedTypes.test(type);
  return isValidated ? false : undefined;
}
