import { expect, test } from 'vitest';
import type { LoginFormLabels } from '#src/components/account-form/words.ts';
import { useLocale, useLabels } from '#src/core/provider/language.ts';
import { TesseraProvider } from '#src/core/provider/tessera-provider.tsx';
import { forgetProblems } from '#src/core/report-problem.ts';
import { ar } from '#src/languages/ar.ts';
import { de } from '#src/languages/de.ts';
import { loginForm as english } from '#src/languages/en.ts';
import type { Language } from '#src/languages/language.ts';
import { hydrate, mount, serverMarkup, watchPage } from '#tests/support/render.tsx';

const messages = watchPage();

interface ProbeProps {
  locale?: string;
  labels?: Partial<LoginFormLabels>;
}

function Probe({ locale: asked, labels }: ProbeProps) {
  const locale = useLocale(asked, 'Probe');
  const { signIn, staySignedIn: remember } = useLabels('loginForm', english, locale, labels);
  return <p>{`${signIn}, ${remember}, ${(1.5).toLocaleString(locale)}`}</p>;
}

function textOf(language: Language | undefined, props: ProbeProps = {}, locale?: string) {
  return mount(
    <TesseraProvider language={language} locale={locale}>
      <Probe {...props} />
    </TesseraProvider>,
  ).container.textContent;
}

test('without a provider, a widget is in English', () => {
  expect(mount(<Probe />).container.textContent).toBe('Sign in, Stay signed in, 1.5');
});

test('a widget has the language of the provider and formats by its tag', () => {
  expect(textOf(de)).toBe('Anmelden, Angemeldet bleiben, 1,5');
});

test('`locale` refines the formats', () => {
  expect(textOf(de, {}, 'de-CH')).toBe('Anmelden, Angemeldet bleiben, 1.5');
  expect(textOf(de, { locale: 'de-CH' })).toBe('Anmelden, Angemeldet bleiben, 1.5');
});

test('the `labels` prop replaces single labels', () => {
  expect(textOf(de, { labels: { staySignedIn: 'Nö' } })).toBe('Anmelden, Nö, 1,5');
});

test('a nested provider applies to what is inside it', () => {
  const { container } = mount(
    <TesseraProvider language={ar}>
      <TesseraProvider language={de}>
        <Probe />
      </TesseraProvider>
    </TesseraProvider>,
  );
  expect(container.textContent).toBe('Anmelden, Angemeldet bleiben, 1,5');
});

test('the server renders in the language, and hydration changes nothing', async () => {
  const tree = (
    <TesseraProvider language={de}>
      <Probe />
    </TesseraProvider>
  );
  expect(serverMarkup(tree)).toBe('<p>Anmelden, Angemeldet bleiben, 1,5</p>');
  const { container } = await hydrate(serverMarkup(tree), tree);
  expect(container.textContent).toBe('Anmelden, Angemeldet bleiben, 1,5');
});

test('formats of a language whose texts are missing are reported with what to import', () => {
  forgetProblems();
  expect(textOf(undefined, {}, 'de-AT')).toBe('Sign in, Stay signed in, 1,5');
  expect(messages).toEqual([
    'Tessera TesseraProvider: `language` is "en", but dates and numbers are formatted for "de-AT". Import the language from languages/de and pass it: <TesseraProvider language={de}>.',
  ]);
  messages.length = 0;
});

test('the suggested import names the file and its export', () => {
  forgetProblems();
  textOf(undefined, {}, 'pt-PT');
  expect(messages).toEqual([
    expect.stringContaining('from languages/pt-br and pass it: <TesseraProvider language={ptBR}>.'),
  ]);
  messages.length = 0;
});

test('formats of a language that does not ship are reported with how to write it', () => {
  forgetProblems();
  expect(textOf(undefined, {}, 'fa-x-ca-persian')).toBe('Sign in, Stay signed in, ۱٫۵');
  expect(messages).toEqual([
    'Tessera TesseraProvider: `language` is "en", but dates and numbers are formatted for "fa". Tessera does not ship this language: write an object that implements Language, the type of `en` in languages/en, and pass it: <TesseraProvider language={yours}>.',
  ]);
  messages.length = 0;
});

test('labels of your own in another language are not reported', () => {
  forgetProblems();
  expect(
    textOf(undefined, { labels: { signIn: 'Вход', staySignedIn: 'Остаться' } }, 'bg'),
  ).toContain('Вход');
  expect(messages).toEqual([]);
});
