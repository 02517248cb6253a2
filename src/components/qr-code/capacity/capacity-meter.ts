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

/** Greatest length, in the unit, that one segment of the version and level holds. */
export function mostOf(version: number, level: QrLevel, unit: QrUnit): number {
  const { bits, units } = packings[unit];
  return Math.floor(((dataBits(version, level) - headBits(unit, version)) * units) / bits);
}

/** Length of the whole value: in the unit of its only segment, in bytes where there are several. */
export function totalLength(lengths: readonly QrLength[]): QrLength {
  if (lengths.length === 1 && lengths[0]) return lengths[0];
  const bits = lengths.reduce((sum, length) => sum + bitsOf(length), 0);
  return { used: Math.ceil(bits / 8), unit: 'bytes' };
}

/** Level in effect: the asked one, or the highest that the version has room for. */
export function levelIn(version: number, lengths: readonly QrLength[], asked: QrLevel): QrLevel {
  const bits = bitsIn(version, lengths);
  return [...qrLevels].reverse().find((level) => bits <= dataBits(version, level)) ?? asked;
}
