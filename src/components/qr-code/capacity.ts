import { utf8Length, wellFormed } from './payload-checks';

/**
 * Error correction level: about 7 % (`L`), 15 % (`M`), 25 % (`Q`) or 30 % (`H`) of the codewords can be
 * restored.
 */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** Unit of a value's length, according to the most compact mode for it. */
export type QrUnit = 'digits' | 'characters' | 'bytes';

/** Levels in ascending order. */
export const qrLevels: readonly QrLevel[] = ['L', 'M', 'Q', 'H'];

/**
 * Number of error correction codewords per block, by version from 1. Source: ISO/IEC 18004, "Error correction
 * characteristics".
 */
const blockSizes: Readonly<Record<QrLevel, readonly number[]>> = {
  L: [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
    26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  M: [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  Q: [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30,
    30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  H: [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
};

/** Number of blocks, by version from 1, from the same table. */
const blockCounts: Readonly<Record<QrLevel, readonly number[]>> = {
  L: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
    16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
  ],
  M: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
    26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ],
  Q: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34,
    35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ],
  H: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
    40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
};

/** Returns the number of modules on one side of a version, 21 to 177, without the quiet zone. */
export function modulesOf(version: number): number {
  return version * 4 + 17;
}

/** Returns the number of codewords of a version, 1 to 40, for data and error correction. */
export function codewordsOf(version: number): number {
  // Number of alignment patterns on one side; the smallest version has none.
  const patterns = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const alignment = version < 2 ? 0 : (25 * patterns - 10) * patterns - 55;
  const versionInfo = version < 7 ? 0 : 36;
  const bits = (16 * version + 128) * version + 64 - alignment - versionInfo;
  return Math.floor(bits / 8);
}

/** Returns the number of error correction codewords of a version; half as many lost ones can be restored. */
export function correctionOf(version: number, level: QrLevel): number {
  return (blockSizes[level][version - 1] ?? NaN) * (blockCounts[level][version - 1] ?? NaN);
}

/** Returns the number of data bits of a version. */
const dataBits = (version: number, level: QrLevel) =>
  (codewordsOf(version) - correctionOf(version, level)) * 8;

/**
 * Returns the unit in which the text is encoded: 10 bits for three digits, 11 for two characters of 45, or
 * UTF-8.
 */
function unitOf(text: string): QrUnit {
  if (/^\d*$/.test(text)) return 'digits';
  return /^[A-Z\d $%*+./:-]*$/.test(text) ? 'characters' : 'bytes';
}

/** Bits of a segment's length in versions 1 to 9, 10 to 26 and 27 to 40, and bits per group of units. */
const packings = {
  digits: { counters: [10, 12, 14], bits: 10, units: 3 },
  characters: { counters: [9, 11, 13], bits: 11, units: 2 },
  bytes: { counters: [8, 16, 16], bits: 8, units: 1 },
} as const;

/** Returns the bits of a length, without the header. */
function bitsOf({ used, unit }: QrLength): number {
  const { bits, units } = packings[unit];
  return Math.ceil((used * bits) / units);
}

/** Returns the bits of a segment's header: its mode and its length. */
function headBits(unit: QrUnit, version: number): number {
  const [small, medium, large] = packings[unit].counters;
  if (version < 10) return 4 + small;
  return 4 + (version < 27 ? medium : large);
}

/** Length of a value in its unit. */
export interface QrLength {
  used: number;
  unit: QrUnit;
}

/** Returns the length of each segment that is not empty. */
export function lengthsOf(segments: readonly string[]): QrLength[] {
  return segments.filter(Boolean).map((text) => {
    const unit = unitOf(text);
    return { unit, used: unit === 'bytes' ? utf8Length(text) : text.length };
  });
}

/** Returns the bits that the lengths need in a version. */
function bitsIn(version: number, lengths: readonly QrLength[]): number {
  return lengths.reduce((sum, length) => sum + headBits(length.unit, version) + bitsOf(length), 0);
}

/**
 * Returns the smallest version, starting at `least`, into which the lengths fit at the level;
 * `null` if there is none. Source: ISO/IEC 18004, "Number of symbol characters and input data
 * capacity".
 */
export function versionFor(lengths: readonly QrLength[], level: QrLevel, least = 1): number | null {
  for (let version = least; version <= 40; version += 1) {
    if (bitsIn(version, lengths) <= dataBits(version, level)) return version;
  }
  return null;
}

/** Returns the maximum length, in the unit, of a single segment at the version and level. */
export function mostOf(version: number, level: QrLevel, unit: QrUnit): number {
  const { bits, units } = packings[unit];
  return Math.floor(((dataBits(version, level) - headBits(unit, version)) * units) / bits);
}

/** Returns the length of the value: in the unit of its only segment, or in bytes if there are several. */
export function totalLength(lengths: readonly QrLength[]): QrLength {
  if (lengths.length === 1 && lengths[0]) return lengths[0];
  const bits = lengths.reduce((sum, length) => sum + bitsOf(length), 0);
  return { used: Math.ceil(bits / 8), unit: 'bytes' };
}

/** Returns the effective level: the requested one, or the highest that fits into the version. */
export function levelIn(version: number, lengths: readonly QrLength[], asked: QrLevel): QrLevel {
  const bits = bitsIn(version, lengths);
  return [...qrLevels].reverse().find((level) => bits <= dataBits(version, level)) ?? asked;
}

/** Content of a code. */
export interface QrContent {
  /** Parts to encode, at least one. */
  segments: string[];
  /** Joined parts. */
  text: string;
  /** Lengths of the parts that are not empty. */
  lengths: readonly QrLength[];
  /** Smallest version into which they fit; `null` if there is none. */
  version: number | null;
}

/**
 * Returns the content of a code. Unpaired surrogates, on which the encoder would throw, become U+FFFD, as in
 * any UTF-8 text.
 */
export function readValue(parts: readonly string[], level: QrLevel, minVersion: number): QrContent {
  const segments = parts.map(wellFormed);
  const lengths = lengthsOf(segments);
  const version = versionFor(lengths, level, minVersion);
  return { segments, text: segments.join(''), lengths, version };
}
