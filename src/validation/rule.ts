/** Failure of one rule: which it was and with what limits. The value itself is never in it. */
export interface Issue {
  /** Name of the rule, such as `min`; the key of its sentence in the messages. */
  code: string;
  /** Parameters of the rule, which a sentence may mention. */
  params: Readonly<Record<string, unknown>>;
}

/** What a rule may look at beside the value. */
export interface RuleContext {
  /** Values of all fields by name, for rules that compare. */
  values?: Readonly<Record<string, unknown>>;
  /** BCP 47 tag of the language that the value is written in; `alphanumeric` takes its letters from it. */
  locale?: string;
  /** Signal that ends an asynchronous rule. */
  signal?: AbortSignal;
}

/** Answer of a rule: whether the value passes, or what is wrong with it. */
export type Verdict = boolean | Issue | readonly Issue[];

/** Function that validates a value; an asynchronous one returns a promise. */
export type Check = (value: unknown, context: RuleContext) => Verdict | PromiseLike<Verdict>;

/** One rule with its parameters: plain data and a pure function. */
export interface Rule {
  /** Name of the rule and code of its issue. */
  readonly code: string;
  /** Parameters as the factory took them. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Validates the value. Called for an empty one only if `judgesEmpty` is set. */
  readonly check: Check;
  /** Whether the rule has a say on an empty value; every other rule lets it pass. */
  readonly judgesEmpty?: boolean;
  /** Names of the fields whose values the rule reads, so that it is asked again when they change. */
  readonly dependsOn?: readonly string[];
}
