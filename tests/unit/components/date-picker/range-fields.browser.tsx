import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateTimeRangePicker, RangeCalendar } from '#src/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { clock, inputAt, mountForm, rows } from './typed-fields-support.tsx';

watchPage();

describe.each(rows.filter(({ texts: words }) => words.length > 1))(
  '$name',
  ({ Picker, props, texts: words, value }) => {
    test.each([
      [0, 'From'],
      [1, 'To'],
    ])('text of field %i (%s) stays when the other field is committed', async (wrong) => {
      const reported = vi.fn();
      mount(<Picker {...props} onValueChange={reported} />);
      const [bad, good] = [inputAt(wrong), inputAt(1 - wrong)];
      await userEvent.fill(bad, 'no date');
      await userEvent.fill(good, words[1 - wrong] ?? '');
      good.blur();
      await settle();
      expect(bad.value).toBe('no date');
      expect(bad.getAttribute('aria-invalid')).toBe('true');
      expect(document.querySelector('[data-kind=error]')).not.toBe(null);
      const ends = Object.entries(value as object).map(([end, date], index) => [
        end,
        index === wrong ? '' : (date as unknown),
      ]);
      expect(reported.mock.lastCall?.[0]).toEqual(Object.fromEntries(ends));
      await userEvent.fill(bad, words[wrong] ?? '');
      bad.blur();
      await settle();
      expect(reported.mock.lastCall?.[0]).toEqual(value);
    });

    test.each([
      [0, 'The end is missing.'],
      [1, 'The start is missing.'],
    ])('with only field %i, a form says that %s', async (index, message) => {
      const submitted = vi.fn();
      for (const rules of [undefined, 'required']) {
        const { form, unmount } = mountForm(<Picker {...props} />, { rules, onSubmit: submitted });
        await userEvent.fill(inputAt(index), words[index] ?? '');
        form.submit();
        await settle();
        expect(document.querySelector('[data-slot="field-error"]')?.textContent).toBe(message);
        unmount();
      }
      expect(submitted).not.toHaveBeenCalled();
    });
  },
);

test('a date without its time stays beside a committed end', async () => {
  mount(<DateTimeRangePicker {...clock} />);
  const [from, to] = [inputAt(0), inputAt(1)];
  await userEvent.fill(from, '4/9/2026');
  await userEvent.fill(to, '4/9/2026 18:00');
  to.blur();
  await settle();
  expect(from.value).toBe('4/9/2026');
  expect(from.getAttribute('aria-invalid')).toBe('true');
});

test('half a range of a calendar is not a value', async () => {
  const submitted = vi.fn();
  const { form } = mountForm(<RangeCalendar today="2026-04-08" />, {
    rules: 'required',
    onSubmit: submitted,
  });
  document.querySelector<HTMLElement>('[data-day="2026-04-10"]')?.click();
  form.submit();
  await settle();
  expect(document.querySelector('[data-slot="field-error"]')?.textContent).toBe(
    'The end is missing.',
  );
  document.querySelector<HTMLElement>('[data-day="2026-04-12"]')?.click();
  form.submit();
  await settle();
  expect(submitted.mock.calls).toEqual([[{ when: { from: '2026-04-10', to: '2026-04-12' } }]]);
});
