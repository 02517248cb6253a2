'use client';
import { readHex } from '../../core/color';
import { lazyModule } from '../../core/lazy-module';
import { useLazyModule } from '../../core/use-lazy-module';
import { type MappedColor, clamp, clip, fromHsl, mapToSrgb } from './color';
import type { ColorPickerLabels } from './words';

/** Returns a localized message that says why a string is not usable. */
export type ColorProblem = (labels: ColorPickerLabels) => string;

/** Result of parsing a string: a color within sRGB, or the reason why there is none. */
export type ColorReading =
  | { color: MappedColor; problem?: undefined }
  | { color?: undefined; problem: ColorProblem };

const call = /^(rgb|hsl|oklch(?!a))a?\(([^()]*)\)$/;
const number = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/;
/** Maximum length of a color; longer strings are rejected, because parsing would be slow. */
export const longest = 256;
const greatest = 1e6;
const degrees: Readonly<Record<string, number>> = {
  '': 1,
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};

/** Number of a CSS function with its unit, `''` for none. */
interface Term {
  value: number;
  unit: string;
}

/**
 * Parses a color in one of the notations that the picker returns, with commas where CSS allows them (CSS
 * Color 4, sections 5.1, 7 and 9.4); returns `undefined` for any other text, even if it is valid CSS. It is
 * small, so that a server and the first render need nothing else.
 */
export function readPlainColor(text: string): MappedColor | undefined {
  // Callers without type checks may pass other types.
  const source = `${text}`.trim().toLowerCase();
  const hex = readHex(source);
  if (hex) return { rgba: hex, outside: false };
  const [, name = '', inner] = call.exec(source) ?? [];
  if (inner === undefined || source.length > longest) return undefined;
  const terms = readTerms(inner, name);
  return terms && toColor(name, terms);
}

/** Limits a number for calculations; larger numbers mean the same color. */
export function tame(number: number): number {
  return clamp(number, -greatest, greatest);
}

function readTerms(inner: string, name: string): Term[] | undefined {
  const hasCommas = inner.includes(',');
  if (hasCommas && name === 'oklch') return undefined;
  const parts = hasCommas ? inner.split(',') : splitModern(inner);
  const terms = parts.flatMap((part): Term[] => {
    const [, value, unit = ''] = number.exec(part.trim()) ?? [];
    return value === undefined ? [] : [{ value: tame(Number(value)), unit }];
  });
  if (terms.length !== parts.length || terms.length < 3 || terms.length > 4) return undefined;
  // With commas, the units are those of CSS 2: the same for all of rgb(), percentages in hsl().
  const [x, y, z] = terms.map(({ unit }) => unit);
  const mixed = y !== z || (name === 'rgb' ? x !== y : y !== '%');
  return hasCommas && mixed ? undefined : terms;
}

function splitModern(inner: string): string[] {
  const [channels = '', ...opacity] = inner.split('/');
  const parts = channels.trim().split(/\s+/);
  return parts.length === 3 && opacity.length < 2 ? [...parts, ...opacity] : [];
}

function toColor(name: string, terms: readonly Term[]): MappedColor | undefined {
  const [x, y, z, opacity = { value: 1, unit: '' }] = terms;
  if (!x || !y || !z) return undefined;
  const isAngle = ({ unit }: Term) => unit !== '' && unit !== '%';
  // The hue is the first number of hsl() and the last of oklch().
  const hue = name === 'hsl' ? x : name === 'oklch' ? z : undefined;
  if (terms.some((term) => term !== hue && isAngle(term)) || hue?.unit === '%') return undefined;
  const share = ({ value, unit }: Term, whole: number) =>
    unit === '%' ? value / 100 : value / whole;
  const a = clamp(share(opacity, 1));
  const h = hue ? hue.value * (degrees[hue.unit] ?? 1) : 0;
  if (name === 'rgb') {
    // CSS clamps numbers beyond the limits.
    return {
      rgba: clip({ r: share(x, 255), g: share(y, 255), b: share(z, 255), a }),
      outside: false,
    };
  }
  if (name === 'hsl') {
    const rgba = fromHsl(h, clamp(share(y, 100)), clamp(share(z, 100)), a);
    return { rgba, outside: false };
  }
  const chroma = y.unit === '%' ? (y.value / 100) * 0.4 : y.value;
  return mapToSrgb({ l: clamp(share(x, 1)), c: Math.max(0, chroma), h, a });
}

/** Parser that returns `undefined` for a string whose notation is not supported yet. */
export type ColorReaderSoFar = (text: string) => ColorReading | undefined;

/** Parser of every CSS notation, needed only for names and rare notations. */
export const colorReader = lazyModule(async () => (await import('./read-any-color')).readColor);

/**
 * Returns a parser of colors. It supports the common notations immediately, and all others after their code
 * has loaded, which happens when one of the strings needs it.
 */
export function useColorReader(texts: ReadonlyArray<string | null | undefined>): ColorReaderSoFar {
  const wanted = texts.some((text) => text && !readPlainColor(text));
  const readAny = useLazyModule(colorReader, wanted);
  return (text) => {
    const common = readPlainColor(text);
    return common ? { color: common } : readAny?.(text);
  };
}
