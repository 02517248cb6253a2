import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { field as english, validation as englishMessages } from '../../languages/en';
import type { FieldRecord } from './field-record';
import type { FormState } from './form-handle';
import type { FormOptions, FormWords } from './form-options';
import type { SchemaVerdict } from './judge-schema';
import { withEngine } from './load-engine';

/** Facts of a form as a whole. */
export interface FormFacts {
  submitting: boolean;
  submitCount: number;
  formError: string | null;
  /** Whether the last submit failed, so that a summary has something to sum up. */
  failed: boolean;
}

/** Summary of errors: moves focus to itself where it was asked to, and answers whether. */
export interface ErrorReader {
  focus: () => boolean;
}

/** Store of one form: what its parts share. */
export interface FormStore {
  options: FormOptions;
  words: FormWords;
  element?: HTMLFormElement | null;
  /** Live region, and the summary of errors where there is one. */
  region?: HTMLElement | null;
  summary?: ErrorReader | undefined;
  /** What the live region is about to say. */
  saying?: () => void;
  fields: Set<FieldRecord>;
  facts: FormFacts;
  /** State of the form as it was last described. */
  state?: FormState | undefined;
  /** Number of changes of values so far; a verdict of the schema is good for one. */
  version: number;
  verdict?: { version: number; answer: SchemaVerdict | Promise<SchemaVerdict> };
  /** Controller of the submit that is under way. */
  submission?: AbortController | undefined;
  /** Whether the next submit has been judged already and goes its native way. */
  cleared?: boolean;
  /** Whether a function action runs, after which React resets the form. */
  awaitsReset?: boolean;
  /** Errors that the application gave, and that were shown. */
  seen?: Pick<FormOptions, 'errors' | 'formError'>;
  /** Whether the form was handed over since then, so that the same errors are news. */
  asked?: boolean;
  /** Changes facts of the form and tells it. */
  tell: (facts: Partial<FormFacts>) => void;
  /** Tells everybody that listens to the whole form. */
  notify: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Takes over what the component was told. */
  adopt: (options: FormOptions, words?: FormWords) => void;
  /** Ref of the live region, through which the form is found too. */
  attach: (region: HTMLElement | null) => () => void;
  /** Takes a field that has come to the page in, until it leaves. */
  join: (field: FieldRecord) => () => void;
}

/** Store of a form that is not on the page yet. */
export function createForm(): FormStore {
  const listeners = new Set<() => void>();
  const store: FormStore = {
    options: {},
    words: { labels: english, messages: englishMessages, locale: 'en' },
    fields: new Set(),
    facts: { submitting: false, submitCount: 0, formError: null, failed: false },
    version: 0,
    tell: (facts) => {
      store.facts = { ...store.facts, ...facts };
      store.notify();
    },
    notify: () => {
      store.state = undefined;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    adopt: (told, words = store.words) => {
      const { errors, formError } = told;
      if (!store.element) {
        store.seen = told;
        const failed = Boolean(errors ?? formError);
        store.facts = { ...store.facts, failed, formError: formError ?? null };
      }
      store.options = told;
      store.words = words;
    },
    attach: (region) => {
      const element = region?.closest('form') ?? null;
      store.region = region;
      store.element = element;
      withEngine(() => {
        // Until now the browser checked.
        if (element) element.noValidate = true;
      });
      return () => {
        store.region = store.element = null;
        store.submission?.abort();
        store.submission = undefined;
      };
    },
    join: (field) => {
      if (inDevelopment && [...store.fields].some(({ name }) => name === field.name)) {
        reportProblem(
          'Field',
          'name',
          `"${field.name}" is that of two fields of one form, so that one hides the value of the other. Give each a name of its own.`,
        );
      }
      store.fields.add(field);
      store.version += 1;
      if (field.accused || field.kind === 'group') withEngine((engine) => engine.welcome(field));
      store.notify();
      return () => {
        store.fields.delete(field);
        store.version += 1;
        store.notify();
      };
    },
  };
  return store;
}
