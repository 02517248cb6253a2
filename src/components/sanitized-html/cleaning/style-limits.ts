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
export function limitedValue(
  element: HTMLElement,
  property: string,
  value: string,
): string | undefined {
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
