import { findWidget, part } from './find-widget';
import { fill, type TestUser } from './test-user';
import { drive } from './wait-until';

/**
 * Enters a code into a `OneTimeCodeInput`, instead of the one that it contains.
 * @param control Input or root element.
 * @param code Characters of the code; separators are left out.
 */
export async function enterCode(user: TestUser, control: Element, code: string): Promise<void> {
  const root = findWidget('enterCode', control, 'one-time-code-input');
  const input = part<HTMLInputElement>(
    root,
    'input',
    'enterCode: there is no input in the one-time code input.',
  );
  await drive(() => fill(user, input, code));
}
