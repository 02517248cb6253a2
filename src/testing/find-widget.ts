/** Component names by the `data-slot` of the root element. */
const names = {
  calendar: 'Calendar',
  'color-input': 'ColorInput',
  'color-picker': 'ColorPicker',
  'country-select': 'CountrySelect',
  'multiple-country-select': 'MultipleCountrySelect',
  'date-picker': 'DatePicker',
  'date-range-picker': 'DateRangePicker',
  'date-time-picker': 'DateTimePicker',
  'multiple-date-picker': 'MultipleDatePicker',
  'login-form': 'LoginForm',
  'one-time-code-input': 'OneTimeCodeInput',
  pagination: 'Pagination',
  'period-calendar': 'PeriodCalendar',
  'period-picker': 'PeriodPicker',
  'period-range-picker': 'PeriodRangePicker',
  rating: 'Rating',
  'sanitized-html': 'SanitizedHtml',
  'tag-input': 'TagInput',
} as const;

type Slot = keyof typeof names;

/**
 * Returns the root element of the component that contains an element or is inside of it.
 * @param caller Name of the calling function, for the error message.
 * @throws If there is none.
 */
export function findWidget(caller: string, element: Element, ...slots: Slot[]): HTMLElement {
  const selector = slots.map((slot) => `[data-slot="${slot}"]`).join();
  const root = element.closest<HTMLElement>(selector) ?? element.querySelector(selector);
  if (root) return root as HTMLElement;
  const expected = slots.map((slot) => names[slot]).join(' or ');
  throw new Error(
    `${caller}: ${openingTag(element)} is not part of a ${expected}. Pass its control or its root element.`,
  );
}

/**
 * Returns a descendant of an element.
 * @throws With the message if there is none.
 */
export function part<Part extends HTMLElement>(
  root: Element,
  selector: string,
  message: string,
): Part {
  const found = root.querySelector<Part>(selector);
  if (found) return found;
  throw new Error(message);
}

/** Returns the opening tag of an element, for messages. */
function openingTag(element: Element): string {
  const { outerHTML } = element.cloneNode(false) as Element;
  return outerHTML.slice(0, outerHTML.indexOf('>') + 1);
}
