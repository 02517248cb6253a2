import { diff3Merge, diffComm, diffIndices } from 'node-diff3';

// node-diff3 and not `git merge-file`: a copy is updated where no git is installed, such as in a container, without a
// process and three temporary files for each text. It is the merge of the iD editor of OpenStreetMap, small enough to be
// bundled, typed, and MIT. What git does better, smaller conflicts, is `withoutShared`.

/** Text with the changes of both sides. */
export interface Merged {
  text: string;
  /** Number of places that both sides changed differently; they contain both, between markers. */
  conflicts: number;
}

/** First line of a conflict, with what is in the developer's file. */
export const conflictStart = '<<<<<<< yours';

/**
 * Merges two changed versions of a text, line by line. A line that only one side changed is taken; where both sides
 * changed it differently, both are kept between the markers that editors and git know.
 * @param yours The developer's text.
 * @param base The text that was copied; without it, all differences are conflicts.
 * @param next The new text of Tessera.
 * @param label Name of the new text, such as `tessera-ui 0.2.0`.
 */
export function mergeTexts(
  yours: string,
  base: string | undefined,
  next: string,
  label: string,
): Merged {
  let conflicts = 0;
  const marked = (one: readonly string[], other: readonly string[]): string[] => {
    const { before, first, second, after } = withoutShared(one, other);
    if (first.length === 0 && second.length === 0) return [...before, ...after];
    conflicts += 1;
    const lines = [conflictStart, ...first, '=======', ...second, `>>>>>>> ${label}`];
    return [...before, ...lines, ...after];
  };
  const [a, b] = [linesOf(yours), linesOf(next)];
  const lines =
    base === undefined
      ? diffComm(a, b).flatMap(({ common, buffer1, buffer2 }) => common ?? marked(buffer1, buffer2))
      : diff3Merge(a, linesOf(base), b, { excludeFalseConflicts: true }).flatMap(
          ({ ok, conflict }) => ok ?? marked(conflict?.a ?? [], conflict?.b ?? []),
        );
  return { text: lines.join('\n'), conflicts };
}

/** Returns the number of lines in which two texts differ. */
export function distanceOf(one: string, other: string): number {
  if (one === other) return 0;
  return diffIndices(linesOf(one), linesOf(other)).reduce(
    (sum, { buffer1, buffer2 }) => sum + buffer1[1] + buffer2[1],
    0,
  );
}

/**
 * Returns the candidate that shares at least half of its lines with a text, in any order, and more than the others: the
 * same file under another name.
 */
export function mostSimilar<Candidate>(
  text: string,
  candidates: readonly Candidate[],
  textOf: (candidate: Candidate) => string,
): Candidate | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, similarity: similarityOf(text, textOf(candidate)) }))
    .filter(({ similarity }) => similarity >= 0.5)
    .sort((one, other) => other.similarity - one.similarity);
  return best?.candidate;
}

/** Returns the share of the lines of two texts that both have. Lines without a letter, such as a brace, say nothing. */
function similarityOf(one: string, other: string): number {
  const lines = [one, other].map((text) =>
    linesOf(text)
      .map((line) => line.trim())
      .filter((line) => /\p{L}/u.test(line)),
  );
  const [first = [], second = []] = lines;
  const counts = new Map<string, number>();
  for (const line of first) counts.set(line, (counts.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of second) {
    const left = counts.get(line) ?? 0;
    if (left > 0) shared += 1;
    counts.set(line, left - 1);
  }
  return (2 * shared) / (first.length + second.length || 1);
}

function linesOf(text: string): string[] {
  return text.split('\n');
}

/** Moves the lines that both sides of a conflict start or end with out of it. */
function withoutShared(one: readonly string[], other: readonly string[]) {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return {
    before: one.slice(0, start),
    first: one.slice(start, one.length - end),
    second: other.slice(start, other.length - end),
    after: one.slice(one.length - end),
  };
}
