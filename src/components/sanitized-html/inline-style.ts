import { judgeResource } from './resource-url';

/** What decides about the properties of a style. */
export interface StyleRules {
  allowed: ReadonlySet<string>;
  /** Called with each property that goes. */
  onRemove: (property: string, reason: 'policy' | 'remote' | 'unsafe') => void;
  /** Called with each property that would load from another site, and its value. */
  onHold: (property: string, value: string) => void;
}

/** What a shorthand says of its parts that nobody set. */
const unset = new Set(['', 'initial', 'normal', 'none', 'auto', '0', '100%']);

/** Leaves of an element's inline style what is allowed. The browser reads the style, as it would to draw it. */
export function keepStyles(
  element: HTMLElement,
  text: string,
  { allowed, onRemove, onHold }: StyleRules,
): void {
  const { style } = element;
  // A strict policy refuses the attribute, but not what is set in this way.
  element.removeAttribute('style');
  style.cssText = text;
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    const address = addressIn(property, value);
    const verdict = address === undefined ? 'here' : judgeResource(address);
    if (allowed.has(property) && verdict === 'here' && value !== 'initial') continue;
    style.removeProperty(property);
    if (allowed.has(property) && verdict === 'remote') onHold(property, value);
    if (!unset.has(value)) onRemove(property, verdict === 'here' ? 'policy' : verdict);
  }
  if (style.length === 0) element.removeAttribute('style');
}

/** Address in a value as the browser writes it; one that nothing may load where it stands among other things. */
function addressIn(property: string, value: string): string | undefined {
  // Some functions take an address without `url()`, in quotes.
  const names = value.includes('url(') || (property.includes('image') && value.includes('"'));
  if (!names) return undefined;
  return value.startsWith('url("') && value.indexOf('"', 5) === value.length - 2
    ? value.slice(5, -2)
    : 'unknown:';
}
