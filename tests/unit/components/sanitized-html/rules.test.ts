import { expect, test } from 'vitest';
import { effectivePolicy } from '#src/components/sanitized-html/effective-policy.ts';
import { htmlPolicies, type HtmlPolicy } from '#src/components/sanitized-html/index.ts';

const policies = Object.entries(htmlPolicies);
const bare: HtmlPolicy = { elements: {}, everywhere: [], styles: [] };

test.each(policies)(
  '%s allows nothing that runs code, sends requests or covers the page',
  (_, policy) => {
    const attributes = [...policy.everywhere, ...Object.values(policy.elements).flat()];
    for (const element of [
      'script',
      'form',
      'input',
      'button',
      'dialog',
      'iframe',
      'svg',
      'style',
    ]) {
      expect(Object.keys(policy.elements)).not.toContain(element);
    }
    for (const name of ['onclick', 'popover', 'srcdoc', 'formaction', 'tabindex', 'role', 'rel']) {
      expect(attributes).not.toContain(name);
    }
    for (const property of ['position', 'z-index', 'margin-top', 'inset', 'transform', 'opacity']) {
      expect(policy.styles).not.toContain(property);
    }
  },
);

test.each(policies)('%s contains nothing that no policy may have', (_, policy) => {
  expect(effectivePolicy({ ...policy })).toEqual(policy);
});

test('a custom policy cannot bring back what runs code', () => {
  const custom: HtmlPolicy = {
    elements: { script: ['src'], p: ['onclick', 'title'], iframe: ['srcdoc'], form: ['action'] },
    everywhere: ['onload', 'id', 'popover'],
    styles: [],
  };
  const { elements, everywhere } = effectivePolicy(custom);
  expect(elements).toEqual({ p: ['title'] });
  expect(everywhere).toEqual(['id']);
  expect(effectivePolicy(custom)).toBe(effectivePolicy(custom));
});

test('upper case brings nothing back, either', () => {
  const { elements, everywhere } = effectivePolicy({
    ...bare,
    elements: { SCRIPT: ['src'], Form: [], p: ['onClick'] },
    everywhere: ['ONLOAD', 'formAction'],
  });
  expect(elements).toEqual({ p: [] });
  expect(everywhere).toEqual([]);
});

test.each(['toString', '__proto__', 'forum'])(
  'an unknown policy, %s, falls back to the strictest',
  (name) => {
    expect(effectivePolicy(name as 'comment')).toBe(htmlPolicies.comment);
  },
);

test.each([
  [{}, [], []],
  [{ elements: [], everywhere: {} }, [], []],
  [{ elements: null, everywhere: 'href', styles: 7 }, [], []],
  [
    { elements: { p: null, b: ['title', 3] }, everywhere: [undefined, 'lang'], styles: [] },
    [
      ['p', []],
      ['b', ['title']],
    ],
    ['lang'],
  ],
])('a malformed policy, %j, allows only what it lists', (policy, own, common) => {
  const { elements, everywhere, styles } = effectivePolicy(policy as unknown as HtmlPolicy);
  expect(Object.entries(elements)).toEqual(own);
  expect([everywhere, styles]).toEqual([common, []]);
});
