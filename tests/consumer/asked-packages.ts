import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that npm was asked for in a host, by the group that they belong in. */
export function askedFor(host: string): Record<string, string[]> {
  const lines = readFileSync(join(host, 'asked.jsonl'), 'utf8').trim().split('\n');
  const asked: Record<string, string[]> = {};
  for (const line of lines) {
    const { group, specifiers } = JSON.parse(line) as { group: string; specifiers: string[] };
    asked[group] = [...new Set([...(asked[group] ?? []), ...specifiers])].sort();
  }
  return asked;
}

/** Words without repetition, in the order of the alphabet. */
export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
