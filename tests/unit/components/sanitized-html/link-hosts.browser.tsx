import { describe, expect, test } from 'vitest';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

async function hostOf(html: string): Promise<string | undefined> {
  mount(<SanitizedHtml html={html} policy="article" />);
  await settle();
  return partOf('sanitized-html-content').querySelector('a')?.dataset.host;
}

const link = (text: string, host = 'evil.example') => `<a href="https://${host}/">${text}</a>`;

describe('A link shows its host if its text names another', () => {
  test.each([
    'bank.example',
    'https://bank',
    'Sign in at bank.example now',
    'bank[.]example',
    'bank(dot)example',
    'bank .example',
    'bank. example',
    'bank.\u00ADexample',
    'bank\u2024example',
    'bank\u3002example',
    'bank,example',
    '𝐛𝐚𝐧𝐤.𝐞𝐱𝐚𝐦𝐩𝐥𝐞',
    'bаnk.example',
    'bank.example|evil.example',
    'evil.example|bank.example',
    'bank.example:443',
    'bank.example@evil.example',
    'user@bank.example',
    'evil.example/\u3164\u3164bank.example',
    'bank.example/https://evil.example',
    'https://bank.example@evil.example/',
    '192.0.2.1',
    'банк.рф',
    '\u2067example.bank\u2069',
    '<bdo dir="rtl">elpmaxe.knab</bdo>',
    'ba<b>nk.exa</b>mple',
    'bank<wbr>.example',
    '<img src="/logo.png" alt="bank.example">',
    '<span title="bank.example">Log in</span>',
  ])('%s', async (text) => {
    expect(await hostOf(link(text))).toBe('evil.example');
  });

  test('or if it is inside text that is written backward', async () => {
    expect(await hostOf(`<bdo dir="rtl">${link('elpmaxe.knab')}</bdo>`)).toBe('evil.example');
  });

  test('or if its own is in another alphabet', async () => {
    expect(await hostOf(link('a', 'аррӏе.example'))).toBe('xn--80ak6aa92e.example');
  });

  test('or if the address contains the name of a user', async () => {
    expect(await hostOf(link('x', 'bank.example@evil.example'))).toBe('evil.example');
  });
});

describe('A link shows no host if its text names none or its own', () => {
  test.each([
    ['the guide', 'evil.example'],
    ['Read it. Then write.', 'evil.example'],
    ['Version 1.2.3, e.g. for 2.5 kg (v1.0)', 'evil.example'],
    ['jon@example.org', 'example.org'],
    ['example.org', 'www.example.org'],
    ['https://www.example.org/a/b.html?c=d.e#f.g', 'example.org'],
    ['example.org:8080', 'example.org:8080'],
    ['こんにちは。世界', 'evil.example'],
    ['12:30, 1,000', 'evil.example'],
    ['AT&amp;T and rock ’n’ roll', 'evil.example'],
  ])('%s', async (text, host) => {
    expect(await hostOf(link(text, host))).toBeUndefined();
  });
});
