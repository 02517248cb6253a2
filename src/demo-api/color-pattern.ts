const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const channel = String.raw`(?:${number}(?:%|deg|g?rad|turn)?|none)`;
const between = String.raw`(?: *, *| +)`;
const three = `${channel}${between}${channel}${between}${channel}`;
const alpha = String.raw`(?: *[,/] *${channel})?`;
const spaces = String.raw`color\( *[\w-]+ +`;

/**
 * Pattern of a color as CSS Color 4 writes it with numbers: `#` and 3, 4, 6 or 8 digits, or a function such as `oklch()`.
 * Whether the numbers make sense together is left to the renderer; nothing that is more than a color fits.
 */
export const colorPattern = new RegExp(
  String.raw`^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\( *|${spaces})${three}${alpha} *\))$`,
  'i',
);
