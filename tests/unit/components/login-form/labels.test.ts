import { describe, expect, test } from 'vitest';
import { loginFormLabels } from '#src/components/login-form/labels.ts';

const english = loginFormLabels.en;

describe.each(['de', 'fr', 'ar', 'ja'] as const)('the words in "%s"', (language) => {
  test('are all there, and none is English', async () => {
    const { labels } = await loginFormLabels.load[language]();
    expect(Object.keys(labels).sort()).toEqual(Object.keys(english).sort());
    const same = Object.entries(labels).filter(
      ([key, word]) => word === english[key as keyof typeof english],
    );
    expect(same).toEqual([]);
  });

  test('put the digits and the time in', async () => {
    const { labels } = await loginFormLabels.load[language]();
    expect(labels.codeHint('6')).toContain('6');
    expect(labels.blocked('…time…')).toContain('…time…');
  });
});

test('the shipped fault is one sentence for an unknown account and a wrong password', () => {
  // A message that names the account, the address or the password alone would tell which of them exists.
  expect(english.wrong).not.toMatch(/account|user|email|password|exist|found|unknown/i);
});
