import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Calendar } from '#src/components/calendar/index.ts';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { CountrySelect, MultipleCountrySelect } from '#src/components/country-select/index.ts';
import {
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  DateTimeRangePicker,
  MultipleDatePicker,
  PeriodPicker,
  PeriodRangePicker,
} from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { Textarea } from '#src/primitives/textarea/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, newHandle, part, submit } from './form-page.tsx';

watchPage();

interface Trial {
  control: ReactElement;
  /** Value that the application sets, and a later one. */
  given: unknown;
  next: unknown;
  /** Part that takes focus. */
  focus: string;
}

const trials: Record<string, Trial> = {
  TextInput: { control: <TextInput />, given: 'a', next: 'b', focus: 'input' },
  input: { control: <input />, given: 'a', next: 'b', focus: 'input' },
  textarea: { control: <textarea />, given: 'a', next: 'b', focus: 'textarea' },
  select: {
    control: (
      <select>
        <option value="">None</option>
        <option>a</option>
        <option>b</option>
      </select>
    ),
    given: 'a',
    next: 'b',
    focus: 'select',
  },
  checkbox: { control: <input type="checkbox" />, given: true, next: false, focus: 'input' },
  Textarea: { control: <Textarea />, given: 'a', next: 'b', focus: 'textarea' },
  Select: {
    control: (
      <Select>
        <option value="">None</option>
        <option>a</option>
        <option>b</option>
      </Select>
    ),
    given: 'a',
    next: 'b',
    focus: 'select',
  },
  Checkbox: { control: <Checkbox />, given: true, next: false, focus: 'input' },
  Switch: { control: <Switch />, given: true, next: false, focus: '[role=switch]' },
  RadioGroup: {
    control: (
      <RadioGroup>
        <Radio value="a">A</Radio>
        <Radio value="b">B</Radio>
      </RadioGroup>
    ),
    given: 'a',
    next: 'b',
    focus: '[type=radio]',
  },
  Rating: { control: <Rating />, given: 2, next: 4, focus: '[type=radio]' },
  TagInput: { control: <TagInput />, given: ['tea'], next: ['tea', 'milk'], focus: 'input' },
  TimeField: {
    control: <TimeField />,
    given: '09:30',
    next: '21:00',
    focus: 'input:not([type=hidden])',
  },
  DatePicker: {
    control: <DatePicker />,
    given: '2026-04-03',
    next: '2026-05-01',
    focus: 'input:not([type=hidden])',
  },
  DateRangePicker: {
    control: <DateRangePicker />,
    given: { from: '2026-04-03', to: '2026-04-09' },
    next: { from: '2026-04-03', to: '2026-04-08' },
    focus: 'input:not([type=hidden])',
  },
  DateTimePicker: {
    control: <DateTimePicker />,
    given: '2026-04-03T09:30',
    next: '2026-05-01T21:00',
    focus: 'input:not([type=hidden])',
  },
  DateTimeRangePicker: {
    control: <DateTimeRangePicker />,
    given: { from: '2026-04-03T09:30', to: '2026-04-09T17:00' },
    next: { from: '2026-04-03T09:30', to: '2026-04-08T17:00' },
    focus: 'input:not([type=hidden])',
  },
  MultipleDatePicker: {
    control: <MultipleDatePicker />,
    given: ['2026-04-03'],
    next: ['2026-04-03', '2026-05-01'],
    focus: 'input:not([type=hidden])',
  },
  PeriodPicker: {
    control: <PeriodPicker unit="quarter" />,
    given: '2026-Q2',
    next: '2026-Q3',
    focus: 'input:not([type=hidden])',
  },
  PeriodRangePicker: {
    control: <PeriodRangePicker unit="quarter" />,
    given: { from: '2026-Q2', to: '2026-Q3' },
    next: { from: '2026-Q2', to: '2026-Q4' },
    focus: 'input:not([type=hidden])',
  },
  ColorInput: {
    control: <ColorInput />,
    given: '#ff0000',
    next: '#00ff00',
    focus: 'input:not([type=hidden])',
  },
  CountrySelect: { control: <CountrySelect />, given: 'DE', next: 'FR', focus: '[role=combobox]' },
  MultipleCountrySelect: {
    control: <MultipleCountrySelect />,
    given: ['DE'],
    next: ['DE', 'FR'],
    focus: '[role=combobox]',
  },
  Calendar: {
    control: <Calendar />,
    given: '2026-04-03',
    next: '2026-04-04',
    focus: '[tabindex="0"], button',
  },
};

describe.each(Object.entries(trials))('%s', (name, { control, given, next, focus }) => {
  function mountTrial(defaultValues: object) {
    const onSubmit = vi.fn();
    const form = newHandle();
    mount(
      <Form form={form} onSubmit={onSubmit} defaultValues={defaultValues}>
        <Field name="it" label="It" description="Hint" rules="required">
          {control}
        </Field>
        <button>Send</button>
      </Form>,
    );
    return { onSubmit, form };
  }

  test('takes the initial value, another one, and the initial one again with a reset', async () => {
    const { onSubmit, form } = mountTrial({ it: given });
    expect(form.get('it')).toEqual(given);
    await submit();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ it: given });
    form.set('it', next);
    await settle();
    expect(form.get('it')).toEqual(next);
    expect(part('[data-slot="field"]').hasAttribute('data-changed')).toBe(true);
    form.reset();
    await settle();
    expect(form.get('it')).toEqual(given);
    expect(part('[data-slot="field"]').hasAttribute('data-changed')).toBe(false);
    expect(part('[data-slot="field"]').hasAttribute('data-pristine')).toBe(true);
  });

  test('has a name and a description, is marked invalid only while it is, and takes focus', async () => {
    const { onSubmit, form } = mountTrial({});
    const box = part('[data-slot="field"]');
    expect(box.querySelector('[aria-invalid=true]')).toBe(null);
    expect(box.querySelector('[aria-errormessage]')).toBe(null);
    const hint = part('[data-slot="field-description"]').id;
    expect(box.querySelector(`[aria-describedby~="${hint}"]`)).not.toBe(null);
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(errors()).toHaveLength(1);
    const { id } = part('[data-slot="field-error"]');
    expect(box.querySelector(`[aria-describedby~="${id}"]`)).not.toBe(null);
    // A group has no part that ARIA allows to reference its error.
    const named = box.querySelector(`[aria-errormessage="${id}"]`);
    expect(named === null).toBe(
      ['Calendar', 'DateRangePicker', 'DateTimeRangePicker', 'PeriodRangePicker'].includes(name),
    );
    expect(box.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.matches(focus)).toBe(true);
    form.set('it', given);
    await settle();
    expect(errors()).toEqual([]);
    expect(box.querySelector('[aria-invalid=true], [aria-errormessage]')).toBe(null);
  });
});
