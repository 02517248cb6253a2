import { type ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ColorInput,
  ColorPicker,
  CountrySelect,
  MultipleCountrySelect,
  OneTimeCodeInput,
  TagInput,
} from '#src/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { mountForm } from './mount-form.tsx';

watchPage();

type Any = ComponentType<Record<string, unknown>>;

/** Text fields beside those of dates and times, whose values a person types. */
const rows = [
  { name: 'ColorInput', Control: ColorInput as Any, typed: '#FF6347', value: '#ff6347' },
  { name: 'ColorPicker', Control: ColorPicker as Any, typed: '#FF6347', value: '#ff6347' },
  { name: 'CountrySelect', Control: CountrySelect as Any, typed: 'Germany', value: 'DE' },
  {
    name: 'MultipleCountrySelect',
    Control: MultipleCountrySelect as Any,
    typed: 'Germany',
    value: ['DE'],
  },
  { name: 'TagInput', Control: TagInput as Any, typed: 'tea', value: ['tea'] },
  {
    name: 'OneTimeCodeInput',
    Control: OneTimeCodeInput as Any,
    typed: '123456',
    value: '123456',
  },
];

const input = () => {
  const found = document.querySelector<HTMLInputElement>(
    'input:not([type=hidden], [type=range], [aria-hidden=true], [tabindex="-1"])',
  );
  if (!found) throw new Error('There is no field.');
  return found;
};

async function type(text: string) {
  input().focus();
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
  await vi.waitFor(() => expect(input().value).toBe(text));
}

describe.each(rows)('$name', ({ name, Control, typed, value }) => {
  const empty = Array.isArray(value) ? [] : name === 'OneTimeCodeInput' ? '' : null;

  test('text that is being typed is submitted by a script', async () => {
    const entries: unknown[] = [];
    const { container } = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          entries.push(...new FormData(event.currentTarget).values());
        }}
      >
        <Control aria-label="It" name="it" />
      </form>,
    );
    await type(typed);
    container.querySelector('form')?.requestSubmit();
    expect(entries).toEqual([value].flat());
  });

  test('text that is being typed is submitted through the handle of the form', async () => {
    const submitted = vi.fn();
    const { form } = mountForm(<Control />, {
      rules: 'required',
      onSubmit: submitted,
    });
    await type(typed);
    form.submit();
    await settle();
    expect(submitted.mock.calls).toEqual([[{ when: value }]]);
  });

  test('what the form sets, and a reset, replace text that is being typed', async () => {
    const { form } = mountForm(<Control />);
    await type(name === 'OneTimeCodeInput' ? '98' : '9x');
    form.set('when', empty);
    await settle();
    expect(input().value).toBe('');
    await type(name === 'OneTimeCodeInput' ? '98' : '9x');
    form.reset();
    await settle();
    expect(input().value).toBe('');
  });

  // Text beside the tags is not their value, and a code has no text beside its value.
  test.skipIf(/Tag|Code/.test(name))('a value that the parent sets replaces it', async () => {
    const { rerender } = mount(<Control aria-label="It" value={value} />);
    await type(name === 'OneTimeCodeInput' ? '98' : '9x');
    rerender(<Control aria-label="It" value={empty} />);
    expect(input().value).toBe('');
  });
});
