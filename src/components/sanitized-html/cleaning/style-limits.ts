/** Largest values in CSS pixels. */
const limits = {
  /** Of fonts, indents and padding that takes room. */
  length: 64,
  /** Of gaps between letters and words, of shifts from the line, and of borders that take room. */
  gap: 16,
  /** Of padding above and below a piece of a text, which lies over the lines around it. */
  paddingInLine: 8,
  /** Of borders there. */
  borderInLine: 2,
};

/** Heights of a line in sizes of its font: in a lower one letters reach over the lines around it. */
const lowestLine = 1.2;
const highestLine = 4;

/** Elements whose padding and height take room of their own. */
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

/** Elements that grow with what is in them however low they are set. */
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
    // Heights of nested tables in shares of each other take very many passes.
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

/** Height of a line in sizes of the font: a length would hold for larger fonts in it too, which then overlap. */
function lineHeight(value: string, fontSize: string): string | undefined {
  const { number, unit } = readLength(value);
  const font = readLength(fontSize);
  const perPixel = 1 / (font.number * (pixelsPerUnit[font.unit] ?? Number.NaN) || 16);
  const perUnit =
    { '': 1, em: 1, '%': 0.01 }[unit] ?? (pixelsPerUnit[unit] ?? Number.NaN) * perPixel;
  const lines = number * perUnit;
  if (Number.isNaN(lines)) return undefined;
  return `${Number(Math.min(highestLine, Math.max(lowestLine, lines)).toFixed(3))}`;
}

/** Number and unit of a length that is not negative; a number that is none for anything else. */
function readLength(value: string): { number: number; unit: string } {
  const [, number = 'NaN', unit = ''] = /^(\d*\.?\d+)([a-z%]*)$/.exec(value) ?? [];
  return { number: Number(number), unit };
}
