import type { Cleaning, RemovalReason } from './removals';
import { isLink, isRemote, parseUrl, resourceProblem } from './resource-url';

/** Maximum values in CSS pixels. */
const limits = {
  /** Fonts, indents and padding that take space. */
  length: 64,
  /** Letter and word spacing, offsets from the line, and borders that take space. */
  gap: 16,
  /** Vertical padding of inline elements, which overlaps adjacent lines. */
  paddingInLine: 8,
  /** Vertical borders of inline elements. */
  borderInLine: 2,
};

/**
 * Minimum and maximum line height, relative to the font size. Text with a smaller line height overlaps
 * adjacent lines.
 */
const lineHeights = { smallest: 1.2, largest: 4 };

/** Elements whose padding takes space, so that it overlaps nothing. */
const blocks = new Set([
  'address',
  'blockquote',
  'caption',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'img',
  'li',
  'ol',
  'p',
  'pre',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
  'video',
]);

/** Elements whose height cannot be smaller than their content. */
const growing = new Set(['hr', 'img', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);

const pixelsPerUnit: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 16, rem: 16 };

/**
 * Returns the value of a style property, limited so that the content does not cover other parts of the page;
 * `undefined` if there is none.
 */
function limitedValue(element: HTMLElement, property: string, value: string): string | undefined {
  if (property === 'height') {
    // Percentage heights of nested tables need very many layout passes.
    return growing.has(element.localName) && !value.includes('%') ? value : undefined;
  }
  const limit = limitOf(element, property);
  if (limit === undefined || /^[a-z-]+$/.test(value)) return value;
  if (property === 'line-height') return lineHeight(value, element.style.fontSize);
  const { number, unit } = readLength(value);
  if (property === 'font-size' && unit === '%') return `${Math.min(number, limit / 0.16)}%`;
  const pixels = pixelsPerUnit[unit];
  return pixels === undefined ? undefined : `${Math.min(number, limit / pixels)}${unit}`;
}

/** Returns the limit of a property in CSS pixels, if it has one. */
function limitOf({ localName }: Element, property: string): number | undefined {
  const takesRoom = blocks.has(localName) || /-(left|right)\b/.test(property);
  if (property.startsWith('padding-')) return takesRoom ? limits.length : limits.paddingInLine;
  if (/^border-.*-width$/.test(property)) return takesRoom ? limits.gap : limits.borderInLine;
  if (['font-size', 'line-height', 'text-indent'].includes(property)) return limits.length;
  if (['letter-spacing', 'word-spacing', 'vertical-align'].includes(property)) return limits.gap;
  return undefined;
}

/**
 * Returns the line height relative to the font size: a length would also apply to larger fonts in the
 * element, which would then overlap.
 */
function lineHeight(value: string, fontSize: string): string | undefined {
  const { number, unit } = readLength(value);
  const font = readLength(fontSize);
  const perPixel = 1 / (font.number * (pixelsPerUnit[font.unit] ?? Number.NaN) || 16);
  const perUnit =
    { '': 1, em: 1, '%': 0.01 }[unit] ?? (pixelsPerUnit[unit] ?? Number.NaN) * perPixel;
  const lines = number * perUnit;
  if (Number.isNaN(lines)) return undefined;
  return `${Number(Math.min(lineHeights.largest, Math.max(lineHeights.smallest, lines)).toFixed(3))}`;
}

/** Returns the number and unit of a nonnegative length; `NaN` for other values. */
function readLength(value: string): { number: number; unit: string } {
  const [, number = 'NaN', unit = ''] = /^(\d+(?:\.\d+)?|\.\d+)([a-z%]*)$/.exec(value) ?? [];
  return { number: Number(number), unit };
}

/** Values that a shorthand assigns to properties that it does not mention. */
const unset = new Set(['initial', 'normal', 'none', 'auto', '0', '100%']);

// Functions for colors, calculations and gradients: any other function may contain a URL or read variables of
// the page.
const harmlessCall =
  /(^|[\s,(])(calc|clamp|color|hsla?|hwb|lab|lch|max|min|oklab|oklch|rgba?|(repeating-)?(conic|linear|radial)-gradient)?$/;

/** There are fewer properties, except for variables, and removing many takes quadratic time. */
const maximumProperties = 1000;

/** Removes disallowed properties from an element's inline style, which the browser parses. */
function cleanStyle(
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
  // What its author hides stays hidden, such as the preview text of an email.
  if (style.display === 'none' && policy.everywhere.includes('hidden')) {
    element.hidden = true;
    style.removeProperty('display');
  }
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

/** Default prefix of ids and names in DOMPurify. */
const defaultIdPrefix = 'user-content-';

/**
 * Maximum number of rows or columns that a cell may span: with collapsed borders, the work of a browser grows
 * with their product.
 */
const maximumSpan = 50;

/** Maximum number of ids that an attribute refers to. */
const maximumReferences = 100;

/** Returns why an attribute must be removed, or else changes its value if necessary. */
export function cleanAttribute(
  element: Element,
  name: string,
  cleaning: Cleaning,
): RemovalReason | undefined {
  const { policy, base, rel, remote } = cleaning;
  const value = element.getAttribute(name) ?? '';
  if (!policy.everywhere.includes(name) && !policy.elements[element.localName]?.includes(name)) {
    return 'policy';
  }
  switch (name) {
    case 'href':
    case 'cite': {
      const target = value.trim();
      if (target.startsWith('#')) {
        element.setAttribute(name, `#${prefixedId(target.slice(1), cleaning)}`);
        return undefined;
      }
      const url = parseUrl(value, base);
      if (name === 'href' && rel && isRemote(url, base)) element.setAttribute('rel', rel);
      return isLink(url) ? undefined : 'unsafe';
    }
    case 'target':
      if (value !== '_blank') return 'policy';
      element.setAttribute('rel', rel ?? 'noopener noreferrer');
      return undefined;
    case 'background':
    case 'poster':
    case 'src':
    case 'srcset': {
      const problem = resourceProblem(name, value, base);
      if (problem === 'remote') remote.push({ element, name, value });
      return problem;
    }
    case 'id':
    case 'name':
      element.setAttribute(name, prefixedId(value, cleaning));
      return undefined;
    case 'headers':
    case 'aria-labelledby':
    case 'aria-describedby': {
      const ids = partsOf(value, maximumReferences).map((id) => prefixedId(id, cleaning));
      element.setAttribute(name, ids.join(' '));
      return undefined;
    }
    case 'class': {
      // A class of the page could cover the page, so only language classes of code are kept.
      const languages = partsOf(value).filter((part) => part.startsWith('language-'));
      element.className = languages.join(' ');
      return languages.length > 0 ? undefined : 'policy';
    }
    case 'colspan':
    case 'rowspan': {
      const span = Number.parseInt(value, 10);
      const isToTheEnd = name === 'rowspan' && span === 0;
      if (span > maximumSpan || isToTheEnd) element.setAttribute(name, `${maximumSpan}`);
      return undefined;
    }
    case 'height':
      // Percentage heights of nested tables need very many layout passes.
      return value.includes('%') ? 'unsafe' : undefined;
    case 'style':
      cleanStyle(element as HTMLElement, value, cleaning);
      return undefined;
    default:
      return undefined;
  }
}

/** Prefixes an id, so that it differs from those of the page. */
function prefixedId(id: string, { idPrefix = defaultIdPrefix }: Cleaning): string {
  if (!id) return id;
  return idPrefix + (id.startsWith(defaultIdPrefix) ? id.slice(defaultIdPrefix.length) : id);
}

/** Splits a list at HTML whitespace, up to a number of parts. */
function partsOf(value: string, most?: number): string[] {
  return value.split(/[\t\n\f\r ]+/, most);
}
