import { expect, test, vi } from 'vitest';
import { LoginForm } from '#src/components/account-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const secret = 'Tr0ub4dor & 3';
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** Paths at which the properties that React and the page keep on an element contain a text. */
function pathsTo(text: string): string[] {
  const [form] = document.querySelectorAll('form');
  const start = Object.entries(form ?? {}).find(([key]) => key.startsWith('__reactFiber'));
  const seen = new Set<unknown>();
  const found: string[] = [];
  const queue: Array<readonly [path: string, value: unknown]> = [['', start?.[1]]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && value.includes(text)) found.push(path);
    if (!(value instanceof Object) || value === window || seen.has(value)) continue;
    seen.add(value);
    if (value instanceof Node) continue;
    const inner = value instanceof Map || value instanceof Set ? [...value].entries() : [];
    for (const [key, part] of [...Object.entries(value), ...inner]) {
      queue.push([`${path}.${key}`, part]);
    }
  }
  return found;
}

test('after success React keeps no copy of the password', async () => {
  mount(<LoginForm onSignIn={async () => ({ ok: true })} />);
  await vi.waitFor(() => expect(document.querySelector('form')?.noValidate).toBe(true));
  field('username').value = 'mia@example.com';
  field('password').value = secret;
  expect(pathsTo('Email').length, 'the search finds an existing password').toBeGreaterThan(0);
  partOf('login-form-submit').click();
  await vi.waitFor(() => expect(field('password').value).toBe(''));
  await settle();
  expect(pathsTo(secret)).toEqual([]);
});

test('the message of an earlier attempt is gone once the next one succeeds', async () => {
  const region = () => document.querySelector('[data-slot="form-status"]')?.textContent;
  mount(<LoginForm onSignIn={async () => ({ formError: true })} />);
  await vi.waitFor(() => expect(document.querySelector('form')?.noValidate).toBe(true));
  partOf('login-form-submit').click();
  await vi.waitFor(() => expect(region()).toBe('2 fields need correction'));
  field('username').value = 'mia@example.com';
  field('password').value = secret;
  partOf('login-form-submit').click();
  await vi.waitFor(() => expect(region()).toBe(''));
  partOf('login-form-problem');
});
