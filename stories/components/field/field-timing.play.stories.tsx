import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { TesseraProvider } from '#src/index.ts';
import { languages } from '#src/languages/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { control, error, ready, send } from '#stories/support/forms/form-parts.ts';
import { ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Phone } from '#stories/support/layout.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Components/Field/Tests of timing',
  component: Field,
  tags: ['beta', 'play'],
  args: { name: 'email', label: 'Email', rules: 'required|email', children: <TextInput /> },
  beforeEach: () => void sent.mockClear(),
  render: (args) => (
    <Form aria-label="Guest">
      <Field {...args} />
      <button type="submit">Send</button>
    </Form>
  ),
});

const email = () => control('Email');

export const AnErrorComesLateAndGoesEarly = meta.story({
  name: 'An error appears on blur and disappears while typing',
  play: async ({ step }) => {
    await ready();
    await step('Type an incomplete address: there is no error yet', async () => {
      await userEvent.type(email(), 'mia@example');
      await expect(error()).toBeNull();
    });
    await step('Leave the field: the error appears', async () => {
      await userEvent.tab();
      await expect(error()).toHaveTextContent('Enter an email address');
      await expect(email()).toHaveAttribute('aria-invalid', 'true');
    });
    await step('Complete the address: the error disappears', async () => {
      await userEvent.type(email(), '.co');
      await expect(error()).toBeNull();
      await expect(email()).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('Remove letters: there is no error yet', async () => {
      // Once fixed, it may be invalid again while the user types.
      await userEvent.type(email(), '{Backspace>3/}');
      await expect(error()).toBeNull();
    });
    await step('Leave the field: the error appears', async () => {
      await userEvent.tab();
      await expect(error()).toBeVisible();
    });
  },
});

export const OtherTimesCanBeChosen = meta.story({
  name: 'The timing of a form applies to its fields, except to those with their own',
  render: () => (
    <Form timing="submit" onSubmit={(values) => sent(values)}>
      <Field name="change" label="Change" rules="integer" timing="change">
        <TextInput />
      </Field>
      <Field name="submit" label="Submit" rules="integer">
        <TextInput />
      </Field>
      <button type="submit">Send</button>
    </Form>
  ),
  play: async () => {
    await ready();
    const wrong = () => ['Change', 'Submit'].filter((name) => control(name).ariaInvalid === 'true');
    await userEvent.type(control('Submit'), 'x');
    await userEvent.type(control('Change'), 'x');
    await expect(wrong()).toEqual(['Change']);
    await send();
    await expect(wrong()).toEqual(['Change', 'Submit']);
    await userEvent.type(control('Change'), '{Backspace}1');
    await userEvent.type(control('Submit'), '{Backspace}1');
    await expect(wrong()).toEqual([]);
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
});

/** Rules, each with an invalid value. */
const wrong: ReadonlyArray<readonly [rule: string, value: string]> = [
  ['required', ''],
  ['alphanumeric', '-'],
  ['email', 'mia'],
  ['email:multiple', 'mia'],
  ['integer', '1.5'],
  ['digits', 'x'],
  ['digits:1', 'x'],
  ['digits:12', 'x'],
  ['min:1000000', '1'],
  ['max:-2.5', '1'],
  ['minLength:2', 'x'],
  ['maxLength:1', 'xx'],
  ['confirmed:none', 'x'],
  ['pattern:y', 'x'],
];

const sentencesIn = (locale: string) =>
  [...document.querySelectorAll(`[data-language="${locale}"] [data-slot="field-error"]`)].map(
    ({ textContent }) => textContent,
  );

export const EachSentenceFitsANarrowScreen = meta.story({
  name: 'Each message fits a narrow screen',
  render: () => (
    <>
      {languages.map((language) => (
        <TesseraProvider key={language.tag} language={language}>
          <Phone locale={language.tag}>
            <ValidatedForm>
              {wrong.map(([rule, value]) => (
                <Field key={rule} name={rule} label={rule} rules={rule}>
                  <TextInput defaultValue={value} />
                </Field>
              ))}
            </ValidatedForm>
          </Phone>
        </TesseraProvider>
      ))}
    </>
  ),
  play: async () => {
    await waitFor(() => expect(sentencesIn('ja')[0]).toBe('この項目は必須です。'));
    await expect(sentencesIn('ar')[0]).toMatch(/[\u0600-\u06ff]/);
    const english = sentencesIn('en');
    await expect(english).toHaveLength(wrong.length);
    for (const { tag } of languages.filter((language) => language.tag !== 'en')) {
      const sentences = sentencesIn(tag);
      await expect(sentences).toHaveLength(wrong.length);
      await expect(sentences.filter((sentence) => english.includes(sentence))).toEqual([]);
      await expect(sentences.join()).not.toMatch(/[{}]|undefined|NaN/);
    }
    for (const part of document.querySelectorAll('[data-language] [data-slot]')) {
      if (part.matches('[data-slot="form-status"]')) continue;
      await expect(part.scrollWidth).toBeLessThanOrEqual(Math.max(part.clientWidth, 288));
    }
  },
});
