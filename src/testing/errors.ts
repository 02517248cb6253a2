/**
 * Returns the errors that the fields of a form show, by field label, and the error of the form as `form`. It
 * does not wait: call it in `waitFor`.
 * @param form Form, or any element around the fields.
 */
export function readErrors(form: Element): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of form.querySelectorAll('[data-slot="field"]')) {
    const error = field.querySelector(fieldError);
    if (error) errors[labelOf(field)] = textOf(error);
  }
  const formError = form.querySelector('[data-slot="form-error"]');
  if (formError) errors.form = textOf(formError);
  return errors;
}

// Errors that only a component can detect, such as an invalid date, are in its own message line.
const fieldError = '[data-slot="field-error"], [data-slot$="-message"][data-type="error"]';

function labelOf(field: Element): string {
  const label = field.querySelector('[data-slot="field-label"]')?.cloneNode(true) as Element | null;
  label?.querySelector('[data-slot="field-optional"]')?.remove();
  return label ? textOf(label) : '';
}

/** Returns the text of an element, with spaces between its lines. */
function textOf(element: Element): string {
  const lines = [...element.querySelectorAll('div')].filter((line) => !line.querySelector('div'));
  const texts = lines.length > 0 ? lines.map((line) => line.textContent) : [element.textContent];
  return texts.map((text) => text.trim()).join(' ');
}
