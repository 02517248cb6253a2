/// <reference lib="es2022" />
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

/**
 * Functions of a simulated user, implemented by `@testing-library/user-event`, Storybook's `storybook/test`
 * and Vitest's browser mode.
 */
export interface TestUser {
  click: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
  tab: () => Promise<unknown>;
}

/**
 * Replaces the text of a field. An empty field is not cleared, because the keys for that may remove adjacent
 * content.
 */
export async function fill(user: TestUser, field: HTMLInputElement, text: string): Promise<void> {
  if (field.value !== '') await user.clear(field);
  if (text !== '') await user.type(field, literally(text));
}

/** Escapes a string for `type`, where braces and brackets name keys. */
export function literally(text: string): string {
  return text.replaceAll(/[[{]/g, '$&$&');
}

// Stored before a test installs fake timers.
const { setTimeout } = globalThis;

const settings = { timeout: 4000 };

/**
 * Sets the timeout for lazy content, in milliseconds. Default: 4000, less than the timeout of a test in
 * Vitest or Jest.
 */
export function setTimeLimit(timeout: number): void {
  settings.timeout = timeout;
}

const turn = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until a function returns a value, and returns it.
 * @throws With the message after the timeout.
 */
export async function waitUntil<Found>(
  find: () => Found | null | undefined | false,
  message: () => string,
): Promise<Found> {
  const end = Date.now() + settings.timeout;
  // Also count attempts, because a test may have stopped the clock.
  for (let turns = 0; turns * 20 <= settings.timeout && Date.now() <= end; turns += 1) {
    const found = find();
    if (found) return found;
    await turn(20);
  }
  throw new Error(message());
}

/**
 * Runs user actions outside `act`. In a test environment, React expects state changes inside of `act`;
 * here they occur on their own, as in a browser, and are rendered at the end.
 */
export async function drive<Result>(run: () => Promise<Result>): Promise<Result> {
  const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const before = page.IS_REACT_ACT_ENVIRONMENT;
  page.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    const result = await run();
    await turn();
    await turn();
    return result;
  } finally {
    page.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
