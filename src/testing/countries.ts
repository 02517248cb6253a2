import { findWidget, part } from './find-widget';
import { fill, type TestUser } from './test-user';
import { drive, waitUntil } from './wait-until';

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
