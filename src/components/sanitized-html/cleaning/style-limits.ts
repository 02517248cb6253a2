/** Largest values in CSS pixels. */
const limits = {
  /** Of fonts, indents and padding that takes room. */
  length: 64,
  /** Of gaps between letters and words, of shifts from the line, and of borders that take room. */
  gap: 16,
  /** Of padding above and below inline elements, which overlaps the lines around them. */
  paddingInLine: 8,
  /** Of borders above and below inline elements. */
  borderInLine: 2,
};

/** Smallest and largest line height, in sizes of the font. Letters in a lower line overlap the lines around it. */
const lineHeights = { smallest: 1.2, largest: 4 };

/** Elements whose padding takes up space, so that it overlaps nothing. */
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
 * Value of a style's property that keeps the content in its place, so that it covers nothing of the page around it;
 * `undefined` where there is none.
 */
export function limitedValue(
  element: HTMLElement,
  property: string,
  value: string,
): string | undefined {
  if (property === 'height') {
    // Percentage heights of nested tables take a browser very many passes.
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

/** Limit in CSS pixels of a property that has one. */
function limitOf({ localName }: Element, property: string): number | undefined {
  const takesRoom = blocks.has(localName) || /-(left|right)\b/.test(property);
  if (property.startsWith('padding-')) return takesRoom ? limits.length : limits.paddingInLine;
  if (/^border-.*-width$/.test(property)) return takesRoom ? limits.gap : limits.borderInLine;
  if (['font-size', 'line-height', 'text-indent'].includes(property)) return limits.length;
  if (['letter-spacing', 'word-spacing', 'vertical-align'].includes(property)) return limits.gap;
  return undefined;
}

/** Line height in sizes of the font: a length would also apply to larger fonts in the element, which then overlap. */
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

/** Number and unit of a length that is not negative; a number that is none for anything else. */
function readLength(value: string): { number: number; unit: string } {
  const [, number = 'NaN', unit = ''] = /^(\d*\.?\d+)([a-z%]*)$/.exec(value) ?? [];
  return { number: Number(number), unit };
}
