/** Whether a string is an ISO 8601 date of the proleptic Gregorian calendar: `2026-04-15`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // February 31 would be parsed as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const channel = String.raw`(?:${number}(?:%|deg|g?rad|turn)?|none)`;
const between = String.raw`(?: *, *| +)`;
const three = `${channel}${between}${channel}${between}${channel}`;
const alpha = String.raw`(?: *[,/] *${channel})?`;
const spaces = String.raw`color\( *[\w-]+ +`;

/**
 * Pattern of a numeric color in CSS Color 4: `#` and 3, 4, 6 or 8 digits, or a function such as `oklch()`.
 * The range of the numbers is not checked; only colors match.
 */
export const colorPattern = new RegExp(
  String.raw`^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\( *|${spaces})${three}${alpha} *\))$`,
  'i',
);

const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZ' +
  'DEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISIT' +
  'JEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNO' +
  'NPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTO' +
  'TRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW';

/** Codes of ISO 3166-1 alpha-2, and `XK`, which is used for Kosovo. */
export const countryCodes: ReadonlySet<string> = new Set(codes.match(/../g));
