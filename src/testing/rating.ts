import { findWidget, part } from './find-widget';
import type { TestUser } from './test-user';
import { drive } from './wait-until';

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
