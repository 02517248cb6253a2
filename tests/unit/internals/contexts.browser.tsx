import { useRef } from 'react';
import { expect, test } from 'vitest';
import { FieldContext, type FieldContextValue } from '#src/internals/forms/field-context.ts';
import {
  useFieldControl,
  type FieldControlProps,
  type ResolvedFieldControl,
} from '#src/internals/forms/use-field-control.ts';
import { isLocale } from '#src/internals/locale/language-of.ts';
import { forgetProblems, reportProblem } from '#src/internals/report-problem.ts';
import { useLocale } from '#src/provider/locale-context.ts';
import { TesseraProvider } from '#src/provider/tessera-provider.tsx';
import { mount, watchPage } from '#tests/support/render.tsx';

const messages = watchPage();

const field: FieldContextValue = {
  controlId: 'control',
  labelId: 'label',
  descriptionId: 'hint',
  errorId: null,
  disabled: false,
  required: true,
  invalid: false,
};

function resolve(props: FieldControlProps, value: FieldContextValue | null = field) {
  const seen: ResolvedFieldControl[] = [];
  function Probe() {
    seen.push(useFieldControl('Probe', props, useRef(null)));
    return null;
  }
  mount(
    <FieldContext value={value}>
      <Probe />
    </FieldContext>,
  );
  return seen.at(-1);
}

test('A control takes id, name, hint and state from its field', () => {
  expect(resolve({})).toEqual({
    id: 'control',
    disabled: false,
    required: true,
    invalid: false,
    'aria-label': undefined,
    'aria-labelledby': 'label',
    'aria-describedby': 'hint',
  });
});

test("A control's own props override its field's, and descriptions are combined", () => {
  const own = { id: 'own', required: false, disabled: true, 'aria-describedby': 'note' };
  const resolved = resolve(own, { ...field, errorId: 'error', invalid: true });
  expect(resolved).toMatchObject({ id: 'own', required: false, disabled: true, invalid: true });
  expect(resolved?.['aria-describedby']).toBe('note hint error');
});

test("A control with its own name omits its field's label", () => {
  expect(resolve({ 'aria-label': 'Name' })?.['aria-labelledby']).toBeUndefined();
  expect(resolve({ 'aria-labelledby': 'mine' })?.['aria-labelledby']).toBe('mine');
});

test('A control without a field has an id and no state', () => {
  const resolved = resolve({}, null);
  expect(resolved?.id).not.toBe('');
  expect(resolved).toMatchObject({ disabled: false, required: false, invalid: false });
  expect(resolved?.['aria-describedby']).toBeUndefined();
});

function Language({ locale }: { locale?: string }) {
  return <p>{useLocale(locale, 'Probe')}</p>;
}

test('A widget uses its own locale, else the provider’s, else English', () => {
  expect(mount(<Language />).container.textContent).toBe('en');
  const provided = (locale?: string) => (
    <TesseraProvider locale="ar">
      <Language locale={locale} />
    </TesseraProvider>
  );
  expect(mount(provided()).container.textContent).toBe('ar');
  expect(mount(provided('de-AT')).container.textContent).toBe('de-AT');
});

test('A malformed locale is reported once and treated as English', () => {
  forgetProblems();
  const { container, rerender } = mount(<Language locale="de_DE" />);
  rerender(<Language locale="de_DE" />);
  expect(container.textContent).toBe('en');
  expect(messages).toEqual([
    'Tessera Probe: `locale` is "de_DE", which is not a BCP 47 language tag. Formats fall back to English. Pass a tag such as "de" or "pt-BR".',
  ]);
  messages.length = 0;
});

test.each(['en', 'pt-BR', 'zh-Hant-TW', 'ar-u-nu-latn', 'xx'])('%s is a locale', (tag) => {
  expect(isLocale(tag)).toBe(true);
  expect(() => new Intl.DateTimeFormat(tag)).not.toThrow();
});

test.each(['', 'e', 'de_DE', 'english please', 'x-private'])('"%s" is not a locale', (tag) => {
  expect(isLocale(tag)).toBe(false);
});

test('Another message about the same prop is another problem', () => {
  forgetProblems();
  for (const sentence of ['is wrong.', 'is wrong.', 'is very wrong.']) {
    reportProblem('Probe', 'value', sentence);
  }
  expect(messages).toEqual([
    'Tessera Probe: `value` is wrong.',
    'Tessera Probe: `value` is very wrong.',
  ]);
  messages.length = 0;
});
