import { findWidget, part } from './find-widget';
import { fill, type TestUser } from './test-user';
import { drive, waitUntil } from './wait-until';

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
