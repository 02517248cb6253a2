import type { Cleaning } from './cleaning';
import { resourceProblem } from './resource-url';
import { limitedValue } from './style-limits';

/** Values that a shorthand assigns to properties that it does not mention. */
const unset = new Set(['initial', 'normal', 'none', 'auto', '0', '100%']);

// Functions for colors, calculations and gradients: any other function may contain a URL or read variables of
// the page.
const harmlessCall =
  /(^|[\s,(])(calc|clamp|color|hsla?|hwb|lab|lch|max|min|oklab|oklch|rgba?|(repeating-)?(conic|linear|radial)-gradient)?$/;

/** There are fewer properties, except for variables, and removing many takes quadratic time. */
const maximumProperties = 1000;

/** Removes disallowed properties from an element's inline style, which the browser parses. */
export function cleanStyle(
  element: HTMLElement,
  text: string,
  { policy, base, remote, removals }: Cleaning,
): void {
  const { style } = element;
  // A strict Content-Security-Policy blocks the attribute, but not styles that are set like this.
  element.removeAttribute('style');
  if (text.split(';').length > maximumProperties) {
    removals.add('style', '*', 'unsafe', element.localName);
    return;
  }
  style.cssText = text;
  if (style.borderCollapse === 'collapse' && policy.styles.includes('border-spacing')) {
    style.borderSpacing = '0px';
  }
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    const isAllowed = policy.styles.includes(property);
    const problem = valueProblem(value, base);
    const kept = isAllowed && !problem ? limitedValue(element, property, value) : undefined;
    if (kept !== undefined && value !== 'initial') {
      if (kept !== value) style.setProperty(property, kept);
      continue;
    }
    style.removeProperty(property);
    if (isAllowed && problem === 'remote') {
      remote.push({ element, name: property, value, inStyle: true });
    }
    if (!unset.has(value)) {
      const reason = problem ?? (isAllowed ? 'unsafe' : 'policy');
      removals.add('style', property, reason, element.localName);
    }
  }
  // In Chromium, reading `style` serializes the attribute; otherwise there would be nothing to remove.
  if (style.length === 0 && element.hasAttribute('style')) element.removeAttribute('style');
}

/**
 * Returns why a serialized value must be removed: it may load only with `url()`, and use only known
 * functions.
 */
function valueProblem(value: string, base: URL): 'remote' | 'unsafe' | undefined {
  // The longhands of a shorthand with a variable have no value yet; escapes can hide a URL.
  if (value === '' || value.includes('\\')) return 'unsafe';
  if (value.startsWith('url("') && value.indexOf('"', 5) === value.length - 2) {
    return resourceProblem('src', value.slice(5, -2), base);
  }
  const calls = value.split('(').slice(0, -1);
  return calls.every((before) => harmlessCall.test(before)) ? undefined : 'unsafe';
}
