import { lengthsOf, versionFor, type QrLength, type QrLevel } from './capacity';
import { wellFormed } from './utf8';

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
