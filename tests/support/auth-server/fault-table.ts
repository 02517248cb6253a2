import type { Fault } from './faults.ts';

const status = (code: number, headers?: Record<string, string>): Fault => ({
  kind: 'status',
  status: code,
  ...(headers ? { headers } : {}),
});

/** Meaning of a fault: it is temporary, the server refuses, or the response is unusable. */
export type Meaning = 'passing' | 'no' | 'unusable';

/** Faults by name, with the meaning and the plan of each; the test supplies the URL of `elsewhere`. */
export const faultTable: ReadonlyArray<readonly [name: string, meaning: Meaning, fault: Fault]> = [
  ['drop', 'passing', { kind: 'drop' }],
  ['drop after', 'passing', { kind: 'drop after' }],
  ['truncated', 'passing', { kind: 'truncated' }],
  ...[408, 425, 500, 502, 503, 504].map((code) => [String(code), 'passing', status(code)] as const),
  ['429', 'passing', status(429, { 'retry-after': '2' })],
  ['400', 'no', status(400)],
  ['401', 'no', status(401)],
  ['403', 'no', status(403)],
  ['garbage', 'unusable', { kind: 'garbage' }],
  ['empty', 'unusable', { kind: 'empty' }],
  ['null', 'unusable', { kind: 'null' }],
  ['wrong type', 'unusable', { kind: 'wrong type' }],
  ['elsewhere', 'unusable', { kind: 'redirect', status: 307, to: 'elsewhere' }],
];
