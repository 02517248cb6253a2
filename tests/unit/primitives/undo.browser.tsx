import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const field = () => document.querySelector('input:not([type=hidden])') as HTMLInputElement;

async function press(keys: string): Promise<string> {
  await userEvent.keyboard(keys);
  await settle();
  return field().value;
}

const undo = '{Control>}z{/Control}';
const redo = '{Control>}{Shift>}Z{/Shift}{/Control}';

test.each([
  ['DatePicker', DatePicker, 'april 3 2027', '04/03/2027'],
  ['DateRangePicker', DateRangePicker, 'april 3 2027', '04/03/2027'],
  ['TimeField', TimeField, '9p', '9:00 PM'],
  ['ColorInput', ColorInput, 'FF6347', '#ff6347'],
])(
  '%s: undo brings back the typed text, and redo never mixes it with another',
  async (_, Field, typed, text) => {
    mount(<Field aria-label="Field" />);
    field().focus();
    expect(await press(`${typed}{Enter}`)).toBe(text);
    expect(await press(undo)).toBe(typed);
    for (const keys of [redo, redo, undo, redo, undo, undo]) {
      expect([typed, text, '']).toContain(await press(keys));
    }
  },
);

test('what is typed after that can be undone', async () => {
  mount(<TimeField aria-label="Time" />);
  field().focus();
  await press('9p{Enter}');
  expect(await press('{End}x')).toBe('9:00 PMx');
  expect(await press(undo)).toBe('9:00 PM');
});
