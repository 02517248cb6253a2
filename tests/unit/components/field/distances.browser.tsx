import { expect, test } from 'vitest';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { part } from './form-page.tsx';

watchPage();

const controls = {
  text: <TextInput />,
  day: <DatePicker today="2026-04-03" />,
  stay: <DateRangePicker today="2026-04-03" />,
  country: <CountrySelect />,
  topics: <TagInput />,
  color: <ColorInput />,
};

const box = (name: string, selector: string): DOMRect =>
  part(`[data-name="${name}"] ${selector}`).getBoundingClientRect();

/** Distance between a control's frame and its error, in px. */
function distance(name: string): number {
  const frame = name === 'text' ? 'input' : '[data-slot$="-field"]';
  return box(name, '[data-slot="field-error"]').top - box(name, frame).bottom;
}

function mountAll(defaultValues: object): void {
  const errors = Object.fromEntries(Object.keys(controls).map((name) => [name, 'Hm.']));
  mount(
    <Form defaultValues={defaultValues} errors={errors}>
      {Object.entries(controls).map(([name, control]) => (
        <Field key={name} name={name} label={name} data-name={name}>
          {control}
        </Field>
      ))}
    </Form>,
  );
}

test('errors stand at one distance below every control that says nothing itself', async () => {
  mountAll({});
  await settle();
  const distances = Object.keys(controls).map((name) => Math.round(distance(name)));
  expect(distances[0]).toBeGreaterThan(0);
  expect(new Set(distances).size).toBe(1);
});

test('nothing moves when the date is entered, and its hint makes room for the error', async () => {
  mountAll({});
  await settle();
  const places = () => Object.keys(controls).map((name) => box(name, 'label, div').top);
  const before = places();
  const error = box('day', '[data-slot="field-error"]').top;
  part('[data-name="day"] input').focus();
  await settle();
  expect(places()).toEqual(before);
  expect(box('day', '[data-slot="field-error"]').top).toBe(error);
  expect(getComputedStyle(part('[data-slot="date-picker-message"]')).opacity).toBe('0');
});

test('what a widget says itself is not covered', async () => {
  mountAll({ day: '2026-04-03', stay: { from: '2026-04-03', to: '2026-04-05' } });
  await settle();
  for (const name of ['day', 'stay']) {
    const own = box(name, '[data-slot$="-message"]');
    expect(own.height).toBeGreaterThan(0);
    expect(box(name, '[data-slot="field-error"]').top).toBeGreaterThanOrEqual(own.bottom);
  }
});
