import {
  type Rgb,
  colorsNamed,
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as register,
} from 'culori/fn';
import { clamp, mapToSrgb, toOklch } from './color';
import { type ColorProblem, type ColorReading, longest, readPlainColor, tame } from './read-color';

register(modeA98);
register(modeHsl);
register(modeHwb);
register(modeLab);
register(modeLch);
register(modeLrgb);
register(modeOklab);
register(modeOklch);
register(modeP3);
register(modeProphoto);
register(modeRec2020);
register(modeRgb);
register(modeXyz50);
register(modeXyz65);

const toRgb = converter('rgb');

const examples: ReadonlyMap<string, string> = new Map([
  ['rgb', 'rgb(255 99 71)'],
  ['hsl', 'hsl(9 100% 64%)'],
  ['hwb', 'hwb(9 28% 0%)'],
  ['lab', 'lab(62% 56 46)'],
  ['lch', 'lch(62% 73 39)'],
  ['oklab', 'oklab(0.7 0.16 0.1)'],
  ['oklch', 'oklch(0.7 0.19 32)'],
  ['color', 'color(display-p3 0.93 0.43 0.33)'],
]);

// Keywords of CSS Color 4 (sections 10 and 12, and the deprecated ones of appendix A), those of every property, and
// functions of CSS Color 5 without a fixed color.
const ofPages =
  /^(currentcolor|inherit|initial|unset|revert(-layer)?|appworkspace|background|scrollbar|(accent|button|canvas|field|highlight|link|mark|selecteditem|(in)?active|visited|gray|caption|info|menu|threed|window)(color|caption|dark|light)?(text|border|face|background|frame|highlight|shadow)?|(var|env|attr|calc|color-mix|light-dark|contrast-color|device-cmyk)\([\s\S]*|[a-z]+\(\s*from\b[\s\S]*)$/;

/** Parses a string according to CSS Color 4, with the reason if it is not a color. */
export function readColor(text: string): ColorReading {
  const common = readPlainColor(text);
  if (common) return { color: common };
  const source = `${text}`.trim().toLowerCase();
  const parsed = parseColor(source);
  if (!parsed) return { problem: problemOf(source) };
  // The parser leaves out what is `none`, which counts as 0 (CSS Color 4, section 4.4).
  const opacity = /\/\s*none\s*\)?$/.test(source) ? 0 : 1;
  const { r = 0, g = 0, b = 0, alpha = opacity } = parsed;
  const mapped = mapToSrgb(toOklch({ r, g, b, a: clamp(alpha) }));
  if (mapped.outside) return { color: mapped };
  // Colors within sRGB keep their exact numbers, without a matrix conversion.
  const rgba = { r: clamp(r), g: clamp(g), b: clamp(b), a: clamp(alpha) };
  return { color: { rgba, outside: false } };
}

/** Parses a color with culori, which accepts `--x` and throws on `color(` and `1px`. */
function parseColor(source: string): Rgb | undefined {
  if (source.length > longest || source.startsWith('--')) return undefined;
  try {
    const color = parse(source);
    const parts = Object.entries(color ?? {}).map(([name, part]): [string, unknown] => [
      name,
      typeof part === 'number' ? tame(part) : part,
    ]);
    return color && toRgb({ ...color, ...Object.fromEntries(parts) });
  } catch {
    return undefined;
  }
}

function problemOf(source: string): ColorProblem {
  if (source.length > longest) return (labels) => labels.notUnderstood('#ff6347');
  if (source.startsWith('#')) return (labels) => labels.invalidHex;
  if (ofPages.test(source)) return (labels) => labels.dependsOnPage(source);
  const [, name = ''] = /^([a-z]+)\(/.exec(source) ?? [];
  const known = name.replace(/(rgb|hsl)a/, '$1');
  const example = examples.get(known);
  if (example) return (labels) => labels.invalidArguments(known, example);
  if (!/^[a-z]+$/.test(source)) return (labels) => labels.notUnderstood('#ff6347');
  const suggestion = nearestName(source);
  return (labels) => labels.unknownName(source, suggestion);
}

/** Returns the name of a color that differs in at most a third of its letters. */
function nearestName(word: string): string | undefined {
  let least = Math.ceil(word.length / 3) + 1;
  let nearest: string | undefined;
  for (const name of Object.keys(colorsNamed)) {
    const count = editsBetween(word, name);
    if (count >= least) continue;
    least = count;
    nearest = name;
  }
  return nearest;
}

/** Returns the minimum number of letters to insert, delete or substitute (V. I. Levenshtein, 1966). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let down = 1; down <= one.length; down += 1) {
    const next = [down];
    for (let across = 1; across <= other.length; across += 1) {
      const change = one[down - 1] === other[across - 1] ? 0 : 1;
      next.push(
        Math.min(
          (row[across] ?? 0) + 1,
          (next[across - 1] ?? 0) + 1,
          (row[across - 1] ?? 0) + change,
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
