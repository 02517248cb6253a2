import type { FormEvent } from 'react';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { handleOf } from './handle-of';
import type { FormAnswer } from './form-options';
import type { FormStore } from './form-store';
import { issueText } from './issue-text';
import { schemaVerdict } from './judge-schema';
import { nestValues } from './nest-values';
import { leadToErrors, showErrors } from './show-errors';
import { validateField } from './validate-field';
import { valuesOf } from './field-values';
import { announce } from './announce';

type SubmitOfForm = FormEvent<HTMLFormElement>;

/** What the rules say to all fields together: the values to hand over, or `null` where something is wrong. */
type Judgement = { values: unknown } | null;

/**
 * Answers a submit: judges every field, and hands the values over or leads to what is wrong. Where nobody takes them the event goes
 * its native way, to the action of the form; where something had to be waited for, it was held back (`late`) and is sent again.
 */
export function answerSubmit(store: FormStore, event: SubmitOfForm, late: boolean): void {
  // The form has left the page while this was on its way.
  if (!store.element) return;
  // Judged already, it goes its native way.
  if (store.cleared) {
    store.cleared = false;
    store.awaitsReset = true;
    return;
  }
  if (store.submission) return event.preventDefault();
  store.submission = new AbortController();
  for (const field of store.fields) field.accused = false;
  const { submitCount } = store.facts;
  store.facts = { ...store.facts, submitCount: submitCount + 1, formError: null };
  const judgement = judgeForm(store);
  if (judgement && 'then' in judgement) {
    event.preventDefault();
    store.tell({ submitting: true });
    announce(store, store.words.labels.checking);
    void judgement.then((found) => goOn(store, event, found, true));
  } else goOn(store, event, judgement, late);
}

function goOn(store: FormStore, event: SubmitOfForm, judgement: Judgement, late: boolean): void {
  const { onSubmit } = store.options;
  const { submission } = store;
  // The form has left the page meanwhile.
  if (!submission || submission.signal.aborted) return;
  if (judgement) store.asked = true;
  if (judgement && !onSubmit) {
    finish(store);
    store.awaitsReset = true;
    if (!late) return;
    store.cleared = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    store.element?.requestSubmit(submitter?.isConnected ? submitter : null);
    return;
  }
  event.preventDefault();
  if (!judgement || !onSubmit) {
    finish(store, true);
    leadToErrors(store);
    return;
  }
  store.tell({ submitting: true, failed: false });
  const details = { event, signal: submission.signal, form: handleOf(store) };
  const settle = (answer: unknown) => {
    if (submission.signal.aborted) return;
    finish(store);
    takeAnswer(store, answer);
  };
  const fail = (error: unknown) => settle(isAnswer(error) ? error : failure(store, error));
  try {
    const answer = onSubmit(judgement.values as never, details as never);
    if (answer instanceof Object && 'then' in answer) {
      void Promise.resolve(answer).then(settle, fail);
    } else settle(answer);
  } catch (error) {
    fail(error);
  }
}

function finish(store: FormStore, failed = false): void {
  store.submission = undefined;
  // What was said of an earlier try is not true any more.
  announce(store, '');
  store.tell({ submitting: false, failed });
}

function takeAnswer(store: FormStore, answer: unknown): void {
  if (!isAnswer(answer)) return;
  showErrors(store, answer.fieldErrors ?? {}, answer.formError);
  leadToErrors(store);
}

type Refusal = Partial<Extract<FormAnswer, { fieldErrors: unknown }>>;

function isAnswer(answer: unknown): answer is Refusal {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    ('fieldErrors' in answer || 'formError' in answer)
  );
}

function failure({ words }: FormStore, error: unknown): Refusal {
  if (inDevelopment) {
    reportProblem(
      'Form',
      'onSubmit',
      `failed (${String(error)}), so that the form says it could not be sent. Answer with \`formError\` to say why.`,
    );
  }
  return { formError: words.labels.failed };
}

function judgeForm(store: FormStore): Judgement | Promise<Judgement> {
  // Values that nobody told of are taken over first: they are no typing.
  valuesOf(store);
  const { version } = store;
  const verdicts = [...store.fields].map((field) => validateField(field, true));
  const read = (all: readonly boolean[]): Judgement | Promise<Judgement> => {
    const values = valuesOf(store);
    // Somebody went on typing while a rule was waited for.
    if (store.version !== version) return judgeForm(store);
    const schema = schemaVerdict(store);
    const take = (verdict: Awaited<typeof schema>): Judgement => {
      const rest = verdict?.issues.get('') ?? [];
      const sentence = rest.map((issue) => issueText(issue, store.words)).join(' ');
      if (sentence) store.tell({ formError: sentence });
      if (sentence || !all.every(Boolean)) return null;
      return { values: verdict ? verdict.output : nestValues(values) };
    };
    return schema && 'then' in schema ? schema.then(take) : take(schema);
  };
  const settled = verdicts.filter((verdict) => typeof verdict === 'boolean');
  return settled.length === verdicts.length ? read(settled) : Promise.all(verdicts).then(read);
}
