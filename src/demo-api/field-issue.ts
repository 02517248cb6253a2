import * as v from 'valibot';

/** Sentences of what a rule of this API refuses, by the code that tells clients which it was. */
export const fieldSentences = {
  hidden: 'Remove invisible characters, such as tabs.',
  date: 'Enter a date that exists.',
  dateOrder: 'The last day must be after the first.',
  country: 'Choose a country from the list.',
  halves: 'Use whole or half stars.',
  color: 'Enter a color such as #2f6f73 or oklch(0.7 0.1 200).',
  webAddress: 'Enter a URL that starts with https://.',
} as const;

/** Schema of what is wrong with a field, for a client that says it in its reader's words. */
export const fieldIssueSchema = v.object({
  code: v.pipe(
    v.string(),
    v.description('`required`, `maxLength`, `min`, `max`, a code of this API, or `default`.'),
  ),
  params: v.record(v.string(), v.union([v.number(), v.boolean()])),
});

/** What is wrong with a field: the name of the rule and its limits. The value is never in it. */
export type FieldIssue = v.InferOutput<typeof fieldIssueSchema>;

const codes = new Map<string, string>(
  Object.entries(fieldSentences).map(([code, sentence]) => [sentence, code]),
);

/** What a schema refused, for a client with its own messages. */
export function fieldIssueOf(issue: v.BaseIssue<unknown>): FieldIssue {
  const { type, input, requirement, message } = issue;
  const limit = Number(requirement);
  if (type === 'non_empty' || (issue.kind === 'schema' && input === undefined)) {
    return { code: 'required', params: {} };
  }
  if (type === 'max_length') {
    return {
      code: 'maxLength',
      params: { length: limit, ...(Array.isArray(input) && { members: true }) },
    };
  }
  if (type === 'min_value') return { code: 'min', params: { min: limit } };
  if (type === 'max_value') return { code: 'max', params: { max: limit } };
  return { code: codes.get(message) ?? 'default', params: {} };
}
