import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResetPasswordForm } from '#src/components/account-form/index.ts';

const headings = {
  heading: <h1>New password</h1>,
  successHeading: <h1>Changed</h1>,
  expiredHeading: <h1>Expired</h1>,
};
const ends = { afterSuccess: '/sign-in', requestNewLink: '/forgot' };

test('success is rendered by a server, too, and leads to the sign-in', () => {
  const markup = renderToStaticMarkup(
    <ResetPasswordForm {...headings} {...ends} defaultAnswer={{ ok: true }} />,
  );
  expect(markup).toContain('<h1>Changed</h1>');
  expect(markup).toContain('data-step="done"');
  expect(markup).toContain('href="/sign-in"');
  expect(markup).not.toMatch(/<form|<input|\/forgot/);
});

test.each([
  ['as a prop', { expired: true }],
  ['as a result', { defaultAnswer: { expired: true } as const }],
])('an expired link, known %s, leads to another one', (_how, props) => {
  const markup = renderToStaticMarkup(<ResetPasswordForm {...headings} {...ends} {...props} />);
  expect(markup).toContain('<h1>Expired</h1>');
  expect(markup).toContain('data-step="expired"');
  expect(markup).toContain('href="/forgot"');
  expect(markup).not.toMatch(/<form|<input|\/sign-in/);
});
