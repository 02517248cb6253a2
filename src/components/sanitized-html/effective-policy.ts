import { type HtmlPolicy, type HtmlPolicyName, htmlPolicies } from './html-policies';

// Elements that run code, ask for passwords, cover the page or change how the rest is parsed.
const forbiddenElements = new Set([
  'annotation',
  'annotation-xml',
  'applet',
  'base',
  'body',
  'button',
  'canvas',
  'datalist',
  'desc',
  'dialog',
  'embed',
  'fieldset',
  'form',
  'frame',
  'frameset',
  'head',
  'html',
  'iframe',
  'input',
  'link',
  'map',
  'math',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'optgroup',
  'option',
  'output',
  'plaintext',
  'portal',
  'script',
  'select',
  'slot',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'xmp',
]);
// With the last two, DOMPurify would return nodes of the page, where images load before they are checked.
const forbiddenAttributes = new Set([
  'is',
  'ping',
  'popover',
  'srcdoc',
  'shadowroot',
  'shadowrootmode',
]);

const effectivePolicies = new WeakMap<HtmlPolicy, HtmlPolicy>();

/**
 * Returns a policy without parts that are always forbidden. An unknown name is replaced by `comment`, the
 * strictest policy.
 */
export function effectivePolicy(policy: HtmlPolicyName | HtmlPolicy): HtmlPolicy {
  if (typeof policy !== 'object' || policy === null) {
    return htmlPolicies[isPolicyName(policy) ? policy : 'comment'];
  }
  const known = effectivePolicies.get(policy);
  if (known) return known;
  const attributes = (names: unknown) =>
    stringsOf(names).filter((name) => !isForbiddenAttribute(name));
  const elements = Object.entries(Object(policy.elements) as HtmlPolicy['elements']);
  const effective: HtmlPolicy = {
    ...policy,
    elements: Object.fromEntries(
      elements
        .filter(([element]) => !isForbiddenElement(element))
        .map(([element, own]) => [element.toLowerCase(), attributes(own)]),
    ),
    everywhere: attributes(policy.everywhere),
    // With collapsed borders, a browser visits every slot of a table's grid, and a short text can have
    // millions.
    styles: stringsOf(policy.styles).filter((name) => name !== 'border-collapse'),
  };
  effectivePolicies.set(policy, effective);
  return effective;
}

/** Whether there is a built-in policy with this name. */
export function isPolicyName(name: unknown): name is HtmlPolicyName {
  return typeof name === 'string' && Object.hasOwn(htmlPolicies, name);
}

/** Whether this element is always forbidden. */
export function isForbiddenElement(element: string): boolean {
  return forbiddenElements.has(element.toLowerCase());
}

/** Whether this attribute is always forbidden, because it can run code, send requests or cover the page. */
export function isForbiddenAttribute(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith('on') || lower.endsWith('action') || forbiddenAttributes.has(lower);
}

function stringsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
