import { expect, test } from 'vitest';
import { FieldContext } from '#src/core/forms/field-context.ts';
import { TesseraProvider } from '#src/core/provider/tessera-provider.tsx';
import { forgetProblems } from '#src/core/report-problem.ts';
import { ar } from '#src/languages/ar.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { ja } from '#src/languages/ja.ts';
import { pl } from '#src/languages/pl.ts';
import { partOf, wordsOf } from '../elements.ts';
import { mount, settle } from '../render.tsx';
import type { FormRow, AnnouncedLabel, WidgetRow } from '../widget-row.ts';

/** One language of each kind: a component that takes its texts from these takes them from all, which have one type. */
const others = [de, ar, ja, pl];

function keyOf(word: AnnouncedLabel): string {
  return typeof word === 'string' ? word : word[0];
}

/** Text of a label in a language. */
function labelIn(labels: object, word: AnnouncedLabel, language: string): unknown {
  const label = (labels as Readonly<Record<string, unknown>>)[keyOf(word)];
  if (typeof word === 'string' || typeof label !== 'function') return label;
  return label(...word[1](language));
}

/** Tests that every label comes from the `labels` prop or the language. */
export function testWords({ render, slot, words, announces, announcesIn }: WidgetRow): void {
  const [firstWord] = announces;
  if (firstWord === undefined) return;
  const english = en[words] as unknown as Readonly<Record<string, unknown>>;

  /** Labels that show their key, so that the test sees where each is used. */
  const marked = Object.fromEntries(
    Object.entries(english).map(([key, word]) => [
      key,
      typeof word === 'function' ? () => `‹${key}›` : typeof word === 'string' ? `‹${key}›` : word,
    ]),
  );

  test('uses the texts of its labels prop and none of the shipped ones', () => {
    mount(render({ ...announcesIn, labels: marked }));
    const announced = wordsOf(partOf(slot));
    for (const word of announces) expect(announced).toContain(`‹${keyOf(word)}›`);
    const shipped = Object.values(english).filter((word) => typeof word === 'string');
    const lines = announced.split('\n').map((line) => line.trim());
    expect(lines.filter((line) => line.length > 2 && shipped.includes(line))).toEqual([]);
  });

  test('uses the texts of a custom language', () => {
    const language = { ...en, [words]: marked };
    mount(<TesseraProvider language={language}>{render(announcesIn)}</TesseraProvider>);
    expect(wordsOf(partOf(slot))).toContain(`‹${keyOf(firstWord)}›`);
  });

  test.each(others)('uses the texts of the language "$tag" from the first render', (language) => {
    mount(<TesseraProvider language={language}>{render(announcesIn)}</TesseraProvider>);
    const announced = wordsOf(partOf(slot));
    for (const word of announces)
      expect(announced).toContain(labelIn(language[words], word, language.tag));
  });
}

/** Tests that a widget takes id, name, hint and state from a surrounding field. */
export function testField({ render, slot, input: { control } }: FormRow): void {
  test('is not invalid to assistive technology before an error shows', async () => {
    mount(render({ required: true }));
    await settle();
    const root = partOf(slot);
    const controls = [root, ...root.querySelectorAll('*')].filter(
      (part) =>
        part.matches(':is(input, select, textarea):invalid') &&
        !part.closest('[aria-hidden], [hidden]'),
    );
    // Browsers expose them as invalid otherwise.
    expect(controls.filter(({ ariaInvalid }) => ariaInvalid !== 'false')).toEqual([]);
  });

  test('takes id, label, hint and error from a surrounding field', () => {
    const field = {
      controlId: 'control',
      labelId: 'label',
      descriptionId: 'hint',
      errorId: 'error',
      disabled: false,
      required: false,
      invalid: true,
    };
    mount(<FieldContext value={field}>{render({ 'aria-label': undefined })}</FieldContext>);
    const part = partOf(control);
    expect(part.contains(document.getElementById('control'))).toBe(true);
    expect(part.getAttribute('aria-labelledby')).toContain('label');
    expect(part.getAttribute('aria-describedby')).toMatch(/\bhint\b.*\berror\b/);
    expect(partOf(slot).hasAttribute('data-invalid')).toBe(true);
    expect(partOf(slot).hasAttribute('data-disabled')).toBe(false);
  });

  test('prefers its own props to those of a surrounding field, and combines descriptions', () => {
    const field = {
      controlId: 'control',
      labelId: 'label',
      descriptionId: 'hint',
      errorId: null,
      disabled: false,
      required: false,
      invalid: false,
    };
    const own = { 'aria-label': 'Own', 'aria-describedby': 'note', disabled: true };
    mount(<FieldContext value={field}>{render(own)}</FieldContext>);
    const part = partOf(control);
    expect(part.getAttribute('aria-label')).toBe('Own');
    expect(part.getAttribute('aria-labelledby') ?? '').not.toMatch(/\blabel\b/);
    expect(part.getAttribute('aria-describedby')).toMatch(/\bnote\b.*\bhint\b/);
    expect(partOf(slot).hasAttribute('data-disabled')).toBe(true);
  });

  test.each([['disabled'], ['readonly'], ['invalid']])('has data-%s in that state', (state) => {
    const prop = state === 'readonly' ? 'readOnly' : state;
    const { rerender } = mount(render({ [prop]: true }));
    expect(partOf(slot).getAttribute(`data-${state}`)).toBe('');
    rerender(render({ [prop]: false }));
    expect(partOf(slot).hasAttribute(`data-${state}`)).toBe(false);
  });
}

/** Tests that a control without any label is reported in development, unless it names itself. */
export function testUnlabelled({ name, render }: WidgetRow, messages: string[]): void {
  const bare = render({ 'aria-label': undefined });
  // Its month names a calendar, and the language of the page a color picker.
  const namesItself = /Calendar$|^ColorPicker$/.test(name);

  test.skipIf(namesItself)('reports that it has no label', async () => {
    forgetProblems();
    mount(bare);
    await settle();
    expect(messages.splice(0)).toEqual([
      expect.stringMatching(new RegExp(`^Tessera ${name}: \`aria-label\` is missing`)),
    ]);
  });

  test('does not report a missing label if it has one or names itself', async () => {
    forgetProblems();
    mount(namesItself ? bare : render());
    await settle();
    expect(messages).toEqual([]);
  });
}

/** Tests that invalid input is reported in development by the name of the prop, and never crashes. */
export function testUnusable(
  { name, render, slot, unusable }: WidgetRow,
  messages: string[],
): void {
  const named = unusable.map(([props, prop]) => ({ props, prop, shown: shorten(props) }));
  test.each(named)('reports `$prop` of $shown and continues', async ({ props, prop }) => {
    forgetProblems();
    mount(render(props));
    // The part that validates the prop may still be loading.
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    await settle();
    expect(partOf(slot).isConnected).toBe(true);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(new RegExp(`^Tessera ${name}: \`${prop}\\b`));
    messages.length = 0;
  });
}

/** Props in the title of a test, including functions and patterns. */
function shorten(props: object): string {
  const text = JSON.stringify(props, (_key, value: unknown) =>
    ['function', 'bigint', 'symbol'].includes(typeof value) ||
    value instanceof RegExp ||
    Number.isNaN(value)
      ? String(value)
      : value,
  );
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
