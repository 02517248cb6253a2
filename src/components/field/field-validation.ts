import { isEmpty, required, validateSync, type Issue, type Rule } from '../../validation';
import { timingActionOf, type TimingEvent } from './error-timing';
import type { FieldContent } from './field-content';
import { allRules, checkValue, issueText, type CheckedValue } from './field-rules';
import type { FieldErrors, FieldSettings, FieldStatus, FormOptions, FormTexts } from './form-types';
import { isSame, valueAt, type SchemaReading } from './form-values';

/** What a validation needs of the form. */
export interface ValidatedForm {
  readonly options: FormOptions;
  readonly texts: FormTexts;
  /** Whether the form is on the page; a field without a form has one that is not. */
  readonly mounted: boolean;
  /** Number of changes of values; a result for an earlier one is outdated. */
  version: number;
  /** Returns the values of all enabled fields by name. */
  values: () => Record<string, unknown>;
  /** Returns the result of the form's schema for these values, or a promise of it; `null` without a schema. */
  readSchema: () => SchemaReading | Promise<SchemaReading> | null;
  announce: (message: string) => void;
}

/** What a validation needs of the field. */
interface ValidatedField {
  readonly form: ValidatedForm;
  readonly content: FieldContent;
  /** Text of the label. */
  readonly label: string;
  getStatus: () => FieldStatus;
  update: (changes: Partial<FieldStatus>) => void;
}

/** How a field is validated. */
interface ValidationOptions {
  /** Whether the errors are shown. */
  show: boolean;
  /** Whether they are also announced. Default: `false`. */
  announce?: boolean;
  /** Delay of custom rules in milliseconds, while the user types. Default: 0. */
  delay?: number;
  /** Whether an event of the field is the reason: a component may then not have rendered its value yet. Default: `false`. */
  duringEvent?: boolean;
}

/** Validation that waits for an asynchronous rule. */
interface Run extends ValidationOptions {
  controller: AbortController;
  ended: Promise<void>;
  /** Version of the form that it validates. */
  version: number;
}

/** The rules of one field and when they run. The latest run counts. */
export class FieldValidation {
  readonly #form: ValidatedForm;
  readonly #content: FieldContent;
  readonly #field: ValidatedField;
  #settings: FieldSettings = { control: {} };
  /** Rules of the settings, read on demand. */
  #rules: readonly Rule[] | null = null;
  #run: Run | null = null;
  /** Whether the result for the latest value was shown. */
  #resultShown = false;
  /** Whether the errors that are shown come from a server. */
  #fromServer: boolean;

  /** @param fromServer Whether the field is rendered with errors of a server. */
  constructor(field: ValidatedField, fromServer: boolean) {
    this.#form = field.form;
    this.#content = field.content;
    this.#field = field;
    this.#fromServer = fromServer;
  }

  /** Stores the latest props. */
  configure(settings: FieldSettings): void {
    this.#settings = settings;
    this.#rules = null;
  }

  get #allRules(): readonly Rule[] {
    this.#rules ??= allRules(this.#settings, this.#content);
    return this.#rules;
  }

  /** Records that the value has changed, so that the answer of a rule would be that for an earlier one. */
  outdate(): void {
    this.#resultShown = false;
    if (!this.#run) return;
    this.abort();
    this.#field.update({ pending: false });
  }

  /** Lets the next validation replace the errors of a server; returns whether there are any. */
  forgetServer(): boolean {
    const had = this.#fromServer;
    this.#fromServer = false;
    return had;
  }

  /** Aborts a run that waits, and forgets earlier results. */
  reset(): void {
    this.abort();
    this.outdate();
    this.forgetServer();
  }

  /** Whether rules of the field read the value of another one. */
  reads(name: string): boolean {
    const { schema } = this.#form.options;
    return schema !== undefined || this.#allRules.some((rule) => rule.dependsOn?.includes(name));
  }

  /** Validates according to the timing, after an event of the field or of one that its rules read. */
  handle(event: Exclude<TimingEvent, 'submit'>): void {
    const { options } = this.#form;
    const { timing = options.timing, debounce = options.debounce } = this.#settings;
    const { issues, validated, dirty } = this.#field.getStatus();
    // Server errors stay until the field changes.
    if (this.#fromServer) return;
    const action = timingActionOf(timing, event, {
      shown: issues.length > 0,
      validated,
      blank: () => !dirty && isEmpty(this.#content.read()),
    });
    if (action === 'ignore') return;
    const show = action === 'show';
    if (event === 'change') this.start({ show, delay: debounce ?? 0, duringEvent: true });
    else if (this.#isSettled) this.#announceErrors();
    else this.start({ show, announce: true, duringEvent: true });
  }

  /** Whether the result for this value is already shown, and nothing else can have changed it. */
  get #isSettled(): boolean {
    return (
      this.#resultShown &&
      isSame(this.#content.value, this.#content.read()) &&
      !this.#form.options.schema &&
      this.#allRules.every(({ dependsOn }) => !dependsOn)
    );
  }

  /** Validates the latest value. Without an asynchronous rule, the result is known at once. */
  start(options: ValidationOptions): void {
    const { version } = this.#form;
    const running = this.#run;
    // Equal values need not be validated twice.
    if (running?.version === version && !running.delay) {
      running.show ||= options.show;
      running.announce ||= options.announce ?? false;
      return;
    }
    this.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const { issues, later } = this.#check(options, signal);
    if (later.length === 0) {
      this.#show(issues, options);
      return;
    }
    const answered = Promise.all(later).then((found) => {
      if (signal.aborted) return;
      this.#run = null;
      this.#show(found.flat(), run);
    });
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const run: Run = { ...options, controller, version, ended: Promise.race([answered, aborted]) };
    this.#run = run;
    this.#field.update({ pending: true });
  }

  /** Aborts a run that waits. */
  abort(): void {
    this.#run?.controller.abort();
    this.#run = null;
  }

  /** Whether an asynchronous rule is running. */
  get isPending(): boolean {
    return this.#run !== null;
  }

  /** Resolves once no rule is running: a run that is aborted may have been followed by another. */
  async whenSettled(): Promise<void> {
    while (this.#run) await this.#run.ended;
  }

  #show(issues: readonly Issue[], { show, announce }: ValidationOptions): void {
    const [first] = issues;
    const valid = !first;
    if (show) this.#resultShown = true;
    this.#field.update({
      pending: false,
      valid,
      blocker: first ? issueText(first, this.#form.texts, this.#settings.messages) : '',
      ...(show ? { issues, passed: valid, validated: true } : {}),
    });
    if (announce) this.#announceErrors();
  }

  #announceErrors(): void {
    const text = this.errorText(this.#form.texts);
    if (text) this.#form.announce(`${this.#field.label}: ${text}`);
  }

  /** Returns the messages of all errors that the field shows. */
  errorText(texts: FormTexts): string {
    const { messages } = this.#settings;
    const { issues } = this.#field.getStatus();
    return issues.map((issue) => issueText(issue, texts, messages)).join(' ');
  }

  /** Shows the errors of a server, until the value changes. */
  showErrors(messages: FieldErrors[string]): void {
    const shown = serverErrors(messages);
    const valid = shown.issues.length === 0;
    this.#fromServer = !valid;
    this.#field.update({ ...shown, passed: false, validated: true, valid });
  }

  /** Returns the issues that are known now, or else promises of those that are known later. */
  #check({ delay = 0, duringEvent = false }: ValidationOptions, signal: AbortSignal): CheckedValue {
    const [form, content] = [this.#form, this.#content];
    const { name, value, isComponent } = content;
    // Text that cannot be parsed is not missing: the component itself shows what is wrong with it.
    const unread =
      isComponent && isUnread(value) ? content.browserIssues() : content.numberIssues();
    if (unread.length > 0) return { issues: unread, later: [] };
    const checked = checkValue(value, this.#allRules, {
      name,
      // A field without a form does not know its language.
      locale: form.mounted ? form.texts.locale : undefined,
      values: form.values,
      signal,
      delay,
    });
    let { issues } = checked;
    // The message that a component sets itself belongs to the value that it rendered last.
    if (issues.length === 0 && !(duringEvent && isComponent)) issues = content.browserIssues();
    if (issues.length === 0 && content.isHalfFilled) {
      issues = validateSync(value, required()).filter(({ code }) => code !== 'required');
    }
    if (issues.length > 0) return { issues, later: [] };
    const ofField = (read: SchemaReading) => read.issues.get(name) ?? [];
    const reading = form.readSchema();
    if (reading instanceof Promise) {
      return { issues, later: [...checked.later, reading.then(ofField)] };
    }
    issues = reading ? ofField(reading) : [];
    return { issues, later: issues.length > 0 ? [] : checked.later };
  }
}

/** Whether a value may be that of text that cannot be parsed, or a range with such an end; that of no text is `null`. */
function isUnread(value: unknown): boolean {
  if (!(value instanceof Object)) return value === '';
  if (Array.isArray(value)) return value.length === 0;
  return ['from', 'to'].some((end) => valueAt(value, end) === '');
}

/** Returns the part of a field's status that shows messages of a server. */
export function serverErrors(
  messages: FieldErrors[string],
): Pick<FieldStatus, 'issues' | 'blocker'> {
  // Servers also send empty messages, and null, for fields without an error.
  const texts = [messages].flat().filter(Boolean);
  return {
    issues: texts.map((message) => ({ code: 'server', params: { message } })),
    blocker: texts.join(' '),
  };
}
