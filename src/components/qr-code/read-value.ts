import { lengthsOf, versionFor, type QrLength, type QrLevel } from './capacity/capacity';
import { wellFormed } from './utf8';

/** What is to be drawn. */
export interface QrContent {
  /** Parts that are encoded one after the other, at least one. */
  segments: string[];
  /** The parts joined. */
  text: string;
  /** Lengths of the parts that are not empty. */
  lengths: readonly QrLength[];
  /** Smallest version that holds them; `null` where none does. */
  version: number | null;
}

/**
 * Content of a code. Halves of surrogate pairs, on which the encoder would throw, become U+FFFD as in any other
 * UTF-8 text.
 */
export function readValue(parts: readonly string[], level: QrLevel, minVersion: number): QrContent {
  const segments = parts.map(wellFormed);
  const lengths = lengthsOf(segments);
  const version = versionFor(lengths, level, minVersion);
  return { segments, text: segments.join(''), lengths, version };
}
