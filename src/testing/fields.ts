import { drive, fill, findWidget, literally, part, type TestUser, waitUntil } from './find-widget';

/**
 * Selects a country in a `CountrySelect`, or clears it.
 * @param control Control or root element.
 * @param code ISO 3166-1 alpha-2 code, or `null` for none.
 */
export async function chooseCountry(
  user: TestUser,
  control: Element,
  code: string | null,
): Promise<void> {
  const root = findWidget('chooseCountry', control, 'country-select');
  await drive(async () => {
    if (code !== null) return choose('chooseCountry', user, root, code);
    const clear = root.querySelector('[data-slot="country-select-clear"]');
    if (clear) await user.click(clear);
  });
}

/**
 * Selects countries in a `MultipleCountrySelect` and removes all others.
 * @param control Control or root element.
 * @param codes ISO 3166-1 alpha-2 codes.
 */
export async function chooseCountries(
  user: TestUser,
  control: Element,
  codes: readonly string[],
): Promise<void> {
  const root = findWidget('chooseCountries', control, 'multiple-country-select');
  const chosen = () => [...root.querySelectorAll<HTMLElement>('li[data-code]')];
  await drive(async () => {
    for (const item of chosen()) {
      if (!codes.includes(item.dataset.code ?? '')) {
        await user.click(part(item, 'button', 'chooseCountries: the field is read-only.'));
      }
    }
    const present = chosen().map((item) => item.dataset.code);
    for (const code of codes) {
      if (!present.includes(code)) await choose('chooseCountries', user, root, code);
    }
  });
}

async function choose(
  caller: string,
  user: TestUser,
  root: HTMLElement,
  code: string,
): Promise<void> {
  const field = part<HTMLInputElement>(root, '[role="combobox"]', `${caller}: there is no field.`);
  const page = root.ownerDocument;
  await fill(user, field, code);
  const option = await waitUntil(
    () => page.getElementById(`${field.id}-list`)?.querySelector(`[data-code="${code}"]`),
    () => `${caller}: the list has no country "${code}".`,
  );
  await user.click(option);
  if (field.getAttribute('aria-expanded') === 'true') await user.keyboard('{Escape}');
}

/**
 * Types tags into a `TagInput`, each followed by Enter.
 * @param control Text field or root element.
 */
export async function addTags(
  user: TestUser,
  control: Element,
  tags: readonly string[],
): Promise<void> {
  const root = findWidget('addTags', control, 'tag-input');
  const field = part<HTMLInputElement>(root, 'input:not([type])', 'addTags: there is no field.');
  await drive(async () => {
    for (const tag of tags) {
      await user.type(field, `${literally(tag)}{Enter}`);
      await waitUntil(
        () => field.value === '' && readTags(root).includes(tag.trim()),
        () => `addTags: "${tag}" was not added. ${messageOf(root)}`.trim(),
      );
    }
  });
}

/**
 * Removes a tag from a `TagInput`.
 * @param control Text field or root element.
 */
export async function removeTag(user: TestUser, control: Element, tag: string): Promise<void> {
  const root = findWidget('removeTag', control, 'tag-input');
  const row = rowsOf(root).find((each) => each.getAttribute('aria-label') === tag);
  if (!row) {
    throw new Error(`removeTag: "${tag}" is not one of the tags: ${readTags(root).join(', ')}.`);
  }
  const button = part(row, 'button', 'removeTag: the field is read-only.');
  await drive(() => user.click(button));
}

/**
 * Returns the tags of a `TagInput`.
 * @param control Text field or root element.
 */
export function readTags(control: Element): string[] {
  const root = findWidget('readTags', control, 'tag-input');
  return rowsOf(root).map((row) => row.getAttribute('aria-label') ?? '');
}

const rowsOf = (root: Element) => [...root.querySelectorAll('[role="row"]')];

const messageOf = (root: Element) =>
  root.querySelector('[data-slot="tag-input-message"]')?.textContent ?? '';

/**
 * Types a color into a `ColorInput` or `ColorPicker` and blurs the field.
 * @param control Text field or root element.
 * @param color Color in any CSS notation, or `null` for none.
 */
export async function pickColor(
  user: TestUser,
  control: Element,
  color: string | null,
): Promise<void> {
  const root = findWidget('pickColor', control, 'color-input', 'color-picker');
  const field = part<HTMLInputElement>(
    root,
    'input[data-slot$="-text"]',
    'pickColor: the ColorPicker has no text field, because `textField={false}` is set.',
  );
  await drive(async () => {
    await fill(user, field, color ?? '');
    await user.tab();
    // The parser for color names loads on first use.
    await waitUntil(
      () => !field.validity.customError || field.getAttribute('aria-invalid') === 'true',
      () => `pickColor: "${color}" was not read.`,
    );
  });
  if (color !== null && field.validity.customError) {
    throw new Error(`pickColor: "${color}" was refused: ${field.validationMessage}`);
  }
}

/**
 * Selects a value in a `Rating`, or clears it.
 * @param control Radio button or root element.
 * @param value Value, or `null` for none.
 */
export async function rate(user: TestUser, control: Element, value: number | null): Promise<void> {
  const root = findWidget('rate', control, 'rating');
  const choice = part<HTMLInputElement>(
    root,
    `input[type="radio"][value="${value ?? ''}"]`,
    value === null
      ? 'rate: the rating cannot be cleared.'
      : `rate: the rating has no value ${value}.`,
  );
  await drive(() => user.click(choice));
}
