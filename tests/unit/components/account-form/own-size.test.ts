import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSize, root } from '#tests/bench/bundle.ts';

const components = join(root, 'src/components');
const exportOf = (name: string, folder: string) =>
  `export { ${name} } from '${components}/${folder}/index.ts';`;
const field = exportOf('Form, Field', 'field');
const code = exportOf('OneTimeCodeInput', 'one-time-code-input');
const password = exportOf('PasswordInput', 'password-input');

const gzip = async (...lines: string[]) =>
  (await bundleSize(lines.join('\n'), [], ['src/validation/'])).gzip;

const forms = ['LoginForm', 'SignUpForm', 'ForgotPasswordForm', 'ResetPasswordForm'];

test('a form adds less than 8 kB to a page that has its parts, and all four less than twice as much', async () => {
  const page = [field, code, password];
  const all = forms.map((name) => exportOf(name, 'account-form'));
  const [without, one, four] = await Promise.all([
    gzip(...page),
    gzip(...page, exportOf('LoginForm', 'account-form')),
    gzip(...page, ...all),
  ]);
  expect(one - without).toBeGreaterThan(2000);
  expect(one - without).toBeLessThanOrEqual(8000);
  expect(four - without).toBeLessThan(2 * (one - without));
});
