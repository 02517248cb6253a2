import { utf8Length } from './utf8';

/**
 * Error correction level: about 7 % (`L`), 15 % (`M`), 25 % (`Q`) or 30 % (`H`) of the codewords can be
 * restored.
 */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** Unit of a value's length, according to the most compact mode for it. */
export type QrUnit = 'digits' | 'characters' | 'bytes';

/** Levels in ascending order. */
export const qrLevels: readonly QrLevel[] = ['L', 'M', 'Q', 'H'];

// ISO/IEC 18004, "Error correction characteristics": one character per version, its code minus 60 for
// codewords per block …
const blockSizes = [
  'CFKPVNPTZNPTVZRTXZXXXXZZVXZZZZZZZZZZZZZZ',
  'FLVNTLNRRVZRRTTXXVVVVXXXXXXXXXXXXXXXXXXX',
  'IRNVNTNRPTXVTPZTXXVZXZZZZXZZZZZZZZZZZZZZ',
  'MXRLRXVVTXTXRTTZXXVXZTZZZZZZZZZZZZZZZZZZ',
];
// … and minus 40 for the number of blocks.
const blockCounts = [
  ')))))****,,,,,..../0011244456789:;;<=>@A',
  ')))**,,,---01122356899:<=?ABDEGIKMNPSUWY',
  '))**,,..000248498:=<??ACEJJKNPSUX[]`cfil',
  '))*,,,-.003388:8;=AAAJFHKMPRUX[^adgjnruy',
];

const signAt = (rows: readonly string[], version: number, level: QrLevel) =>
  rows[qrLevels.indexOf(level)]?.charCodeAt(version - 1) ?? NaN;

/** Returns the number of modules on one side of a version, 21 to 177, without the quiet zone. */
export function modulesOf(version: number): number {
  return version * 4 + 17;
}

/** Returns the number of codewords of a version, 1 to 40, for data and error correction. */
export function codewordsOf(version: number): number {
  const marks = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const aligned = marks && (25 * marks - 10) * marks - 55;
  return ((16 * version + 128) * version + 64 - aligned - (version < 7 ? 0 : 36)) >> 3;
}

/** Returns the number of error correction codewords of a version; half as many lost ones can be restored. */
export function correctionOf(version: number, level: QrLevel): number {
  return (signAt(blockSizes, version, level) - 60) * (signAt(blockCounts, version, level) - 40);
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

/** Bits of a segment's length in versions up to 9, and bits per group of units. */
const packings = {
  digits: { counter: 10, bits: 10, units: 3 },
  characters: { counter: 9, bits: 11, units: 2 },
  bytes: { counter: 8, bits: 8, units: 1 },
};

/** Returns the bits of a length, without the header. */
function bitsOf({ used, unit }: QrLength): number {
  const { bits, units } = packings[unit];
  return Math.ceil((used * bits) / units);
}

/**
 * Returns the bits of a segment's header: its mode and its length, which needs more bits from versions 10 and
 * 27 on.
 */
function headBits(unit: QrUnit, version: number): number {
  const { counter } = packings[unit];
  const step = Math.floor((version + 7) / 17);
  return 4 + counter + (unit === 'bytes' ? step && 8 : step * 2);
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
 * Returns the smallest version, from `least` on, into which the lengths fit at the level; `null` if there is
 * none. Source: ISO/IEC 18004, "Number of symbol characters and input data capacity".
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
