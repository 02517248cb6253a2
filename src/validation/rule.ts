/** Failure of a rule, with its code and parameters. It never contains the value. */
export interface Issue {
  /** Name of the rule, such as `min`; the key of its message. */
  code: string;
  /** Parameters of the rule, which a message can contain. */
  params: Readonly<Record<string, unknown>>;
}

/** Context of a validation. */
export interface RuleContext {
  /** Values of all fields by name, for rules that compare fields. */
  values?: Readonly<Record<string, unknown>>;
  /** BCP 47 tag of the language of the value; used by `alphanumeric`. */
  locale?: string;
  /** Signal that aborts an asynchronous rule. */
  signal?: AbortSignal;
}

/** Result of a rule: whether the value is valid, or the issues. */
export type Verdict = boolean | Issue | readonly Issue[];

/** Function that validates a value; an asynchronous one returns a promise. */
export type Check = (value: unknown, context: RuleContext) => Verdict | PromiseLike<Verdict>;

/** Rule with its parameters: plain data and a pure function. */
export interface Rule {
  /** Name of the rule and code of its issue. */
  readonly code: string;
  /** Parameters of the factory. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Validates the value. Called for empty values only if `validatesEmpty` is set. */
  readonly check: Check;
  /** Whether the rule validates empty values; otherwise they are valid. */
  readonly validatesEmpty?: boolean;
  /** Names of the fields whose values the rule reads, so that it runs again when they change. */
  readonly dependsOn?: readonly string[];
}
