import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSize, root } from '#tests/bench/bundle.ts';

const components = join(root, 'src/components');
const form = `export { Form, Field } from '${components}/field/index.ts';`;
const loginForm = `export { LoginForm } from '${components}/login-form/index.ts';`;

test('the login form adds less than 8 kB to a page that has the form and the field', async () => {
  const [without, both] = await Promise.all(
    [form, `${form}${loginForm}`].map((code) => bundleSize(code, [], ['src/validation/'])),
  );
  const own = (both?.gzip ?? 0) - (without?.gzip ?? 0);
  expect(own).toBeGreaterThan(2000);
  expect(own).toBeLessThanOrEqual(8000);
});
