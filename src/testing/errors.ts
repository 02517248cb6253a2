/**
 * Returns the errors that the fields of a form show, by the labels of the fields, and the error of the form as `form`. It does not
 * wait: call it in `waitFor`.
 * @param form Form, or any element around the fields.
 */
export function readErrors(form: Element): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of form.querySelectorAll('[data-slot="field"]')) {
    const error = field.querySelector(fieldError);
    if (error) errors[labelOf(field)] = textOf(error);
  }
  const formError = form.querySelector('[data-slot="form-error"]');
  if (formError) errors['form'] = textOf(formError);
  return errors;
}

// A component shows what only it can know, such as a text that is no date, in a line of its own.
const fieldError = '[data-slot="field-error"], [data-slot$="-message"][data-kind="error"]';

function labelOf(field: Element): string {
  const label = field.querySelector('[data-slot="field-label"]')?.cloneNode(true) as Element | null;
  label?.querySelector('[data-slot="field-optional"]')?.remove();
  return label ? textOf(label) : '';
}

/** Text of an element; that of several lines with spaces between them. */
function textOf(element: Element): string {
  const lines = [...element.querySelectorAll('div')].filter((line) => !line.querySelector('div'));
  const texts = lines.length > 0 ? lines.map((line) => line.textContent) : [element.textContent];
  return texts.map((text) => text.trim()).join(' ');
}
