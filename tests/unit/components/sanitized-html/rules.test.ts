import { expect, test } from 'vitest';
import { htmlPolicies, type HtmlPolicy } from '#src/components/sanitized-html/index.ts';
import { rulesOf } from '#src/components/sanitized-html/rules.ts';

const policies = Object.entries(htmlPolicies);

test.each(policies)('%s allows nothing that runs, asks or covers', (_, policy) => {
  const { attributes, allAttributes } = rulesOf(policy);
  for (const element of ['script', 'form', 'input', 'button', 'dialog', 'iframe', 'svg', 'style']) {
    expect(attributes.has(element)).toBe(false);
  }
  for (const name of ['onclick', 'popover', 'srcdoc', 'formaction', 'tabindex', 'role', 'rel']) {
    expect(allAttributes).not.toContain(name);
  }
  for (const property of ['position', 'z-index', 'margin-top', 'inset', 'transform', 'opacity']) {
    expect(policy.styles).not.toContain(property);
  }
});

test.each(policies)('%s knows every element and attribute of its table', (_, policy) => {
  const { attributes } = rulesOf(policy);
  expect([...attributes.keys()]).toEqual(Object.keys(policy.elements));
  for (const [element, own] of Object.entries(policy.elements)) {
    expect([...(attributes.get(element) ?? [])].sort()).toEqual(
      [...new Set([...policy.everywhere, ...own])].sort(),
    );
  }
});

test('a policy of a developer cannot bring back what runs code', () => {
  const asked: HtmlPolicy = {
    elements: { script: ['src'], p: ['onclick', 'title'], iframe: ['srcdoc'], form: ['action'] },
    everywhere: ['onload', 'id'],
    styles: [],
  };
  const { attributes } = rulesOf(asked);
  expect([...attributes.keys()]).toEqual(['p']);
  expect([...(attributes.get('p') ?? [])]).toEqual(['id', 'title']);
  expect(rulesOf(asked)).toBe(rulesOf(asked));
});

test.each(['toString', '__proto__', 'forum'])('an unknown policy, %s, is the strictest', (name) => {
  expect(rulesOf(name as 'comment')).toBe(rulesOf('comment'));
});
