import {
  bitsIn,
  bitsOf,
  dataBits,
  headBits,
  packings,
  qrLevels,
  type QrLength,
  type QrLevel,
  type QrUnit,
} from './capacity';

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
