import type { Cleaning } from './cleaning';
import { resourceProblem } from './resource-url';
import { limitedValue } from './style-limits';

/** Values that a shorthand gives to the properties that it does not mention. */
const unset = new Set(['initial', 'normal', 'none', 'auto', '0', '100%']);

// Colors, sums and gradients: anything else can contain a URL or read the page's own variables.
const harmlessCall =
  /(^|[\s,(])(calc|clamp|color|hsla?|hwb|lab|lch|max|min|oklab|oklch|rgba?|(repeating-)?(conic|linear|radial)-gradient)?$/;

/** Removes from an element's inline style what is not allowed. The browser itself parses the style. */
export function cleanStyle(
  element: HTMLElement,
  text: string,
  { policy, base, remote, removals }: Cleaning,
): void {
  const { style } = element;
  // A strict Content-Security-Policy refuses the attribute, but not styles that are set like this.
  element.removeAttribute('style');
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
  // In Chromium, reading `style` writes the attribute; without that there is nothing to remove.
  if (style.length === 0 && element.hasAttribute('style')) element.removeAttribute('style');
}

/** Why a value, as the browser writes it, cannot be kept: it loads by `url()` alone, and computes by known functions. */
function valueProblem(value: string, base: URL): 'remote' | 'unsafe' | undefined {
  // The longhands of a shorthand with a variable have no value yet; escapes can hide a URL.
  if (value === '' || value.includes('\\')) return 'unsafe';
  if (value.startsWith('url("') && value.indexOf('"', 5) === value.length - 2) {
    return resourceProblem('src', value.slice(5, -2), base);
  }
  const calls = value.split('(').slice(0, -1);
  return calls.every((before) => harmlessCall.test(before)) ? undefined : 'unsafe';
}
