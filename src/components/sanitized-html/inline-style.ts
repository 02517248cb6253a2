import type { Cleaning } from './clean-tree';
import type { Removals } from './sanitize-report';
import { limitedValue } from './style-limits';

/** What a shorthand says of its parts that nobody set. */
const unset = new Set(['initial', 'normal', 'none', 'auto', '0', '100%']);

// Colours, sums and gradients: anything else can name an address or read the page's own variables.
const harmlessCall =
  /(^|[\s,(])(calc|clamp|color|hsla?|hwb|lab|lch|max|min|oklab|oklch|rgba?|(repeating-)?(conic|linear|radial)-gradient)?$/;

/** Leaves of an element's inline style what is allowed. The browser reads the style, as it would to draw it. */
export function keepStyle(
  element: HTMLElement,
  text: string,
  { policy, held, judge }: Cleaning,
  removals: Removals,
): void {
  const { style } = element;
  // A strict policy refuses the attribute, but not what is set in this way.
  element.removeAttribute('style');
  style.cssText = text;
  if (style.borderCollapse === 'collapse' && policy.styles.includes('border-spacing')) {
    style.borderSpacing = '0px';
  }
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    const verdict = judgeValue(value, judge);
    const allowed = policy.styles.includes(property);
    const kept = allowed && !verdict && limitedValue(element, property, value);
    if (kept && value !== 'initial') {
      if (kept !== value) style.setProperty(property, kept);
      continue;
    }
    style.removeProperty(property);
    if (allowed && verdict === 'remote') {
      held.push({ element, name: property, value, inStyle: true });
    }
    if (!unset.has(value)) {
      removals.add(
        'style',
        property,
        verdict ?? (allowed ? 'unsafe' : 'policy'),
        element.localName,
      );
    }
  }
  // Asking makes Chromium write the attribute, without which there is nothing to remove.
  if (style.length === 0 && element.hasAttribute('style')) element.removeAttribute('style');
}

/** Verdict on a value as the browser writes it: what it loads it says in `url()` alone, what it computes by known functions. */
function judgeValue(value: string, judge: Cleaning['judge']): ReturnType<Cleaning['judge']> {
  // The parts of a shorthand with a variable in it have no value yet; escapes can hide an address.
  if (value === '' || value.includes('\\')) return 'unsafe';
  if (value.startsWith('url("') && value.indexOf('"', 5) === value.length - 2) {
    return judge('src', value.slice(5, -2));
  }
  const calls = value.split('(').slice(0, -1);
  return calls.every((before) => harmlessCall.test(before)) ? undefined : 'unsafe';
}
