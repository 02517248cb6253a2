import { readFileSync } from 'node:fs';

/** One expected result in the rules' corpus: a value, a rule with its parameters, and whether the value passes. */
export interface RuleRow {
  id: string;
  rule: string;
  params: Readonly<Record<string, unknown>>;
  values?: Readonly<Record<string, unknown>>;
  value: unknown;
  valid: boolean;
  /** Result of the rule alone, without the check that lets empty values pass. */
  validRule?: boolean;
  note: string;
}

/** Value that JSON cannot express, as the corpus writes it: `{ "$number": "NaN" }`. */
const decoders: Readonly<Record<string, (content: unknown) => unknown>> = {
  $undefined: () => undefined,
  $number: Number,
  $bigint: (digits) => BigInt(String(digits)),
  $object: (object) => object,
  $date: (date) => new Date(String(date)),
  $file: (file) => {
    const [name, size] = file as readonly [string, number];
    return new File(['x'.repeat(size)], name);
  },
  $nullproto: () => Object.create(null) as unknown,
  $concat: (parts) =>
    (parts as ReadonlyArray<readonly [string, number]>)
      .map(([text, times]) => text.repeat(times))
      .join(''),
};

function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [[key, content] = ['', undefined]] = entries;
  if ('$expr' in value && 'value' in value) return value.value;
  const decoder = decoders[key];
  if (decoder) return decoder(content);
  return Object.fromEntries(entries.map(([name, inner]) => [name, decode(inner)]));
}

/** Rows of the rules' corpus, with decoded values. */
export function ruleRows(): RuleRow[] {
  const path = new URL('rules.sample.json', import.meta.url);
  const rows = JSON.parse(readFileSync(path, 'utf8')) as RuleRow[];
  return rows.map((row) => ({
    ...row,
    params: decode(row.params) as RuleRow['params'],
    values: decode(row.values) as RuleRow['values'],
    value: decode(row.value),
  }));
}
