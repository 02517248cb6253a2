import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that a host requested from npm, by dependency group. */
export function requestedPackages(host: string): Record<string, string[]> {
  const lines = readFileSync(join(host, 'asked.jsonl'), 'utf8').trim().split('\n');
  const requested: Record<string, string[]> = {};
  for (const line of lines) {
    const { group, specifiers } = JSON.parse(line) as { group: string; specifiers: string[] };
    requested[group] = [...new Set([...(requested[group] ?? []), ...specifiers])].sort();
  }
  return requested;
}

/** Unique words in alphabetical order. */
export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
