'use client';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { createSubscribers } from '../../core/callbacks';
import { useLocale, useLabels } from '../../core/provider/language';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import type { FormHandle } from '../field';
import type { AttemptPlan, AttemptState, AttemptTrigger, SignInOptions } from './attempt-state';
import { useAttempt, type Attempt, type AttemptForm } from './use-attempt';
import { accountForm as english, type AccountFormLabels } from './words';

/** Kind of account name. */
export type AccountIdentifier = 'email' | 'username' | 'either';

/** Labels that every form has, under names of its own. */
interface CommonLabels {
  /** Button of the first step, and name of the form. */
  submit: string;
  /** Text of the button during the request. */
  submitting: string;
  /** Default error of the first step. */
  rejected: string;
  /** Message after success. */
  succeeded: string;
}

/** Kind of account form: its names, its steps and its labels. */
export interface AccountFormKind<Labels extends object> extends AttemptPlan {
  /** Name of the component, for messages. */
  component: string;
  /** Prefix of the `data-slot` of its parts. */
  slot: string;
  /** Prefix of the ids of its fields, unless the form has an id. */
  id: string;
  /** Key of its labels in a language. */
  words: string;
  english: Labels;
  commonLabels: (labels: Labels) => CommonLabels;
}

/** Props that the hook reads; not every form has all of them. */
interface HandledProps<Labels extends object> {
  id?: string | undefined;
  locale?: string | undefined;
  labels?: Partial<AccountFormLabels & Labels> | undefined;
  onError?: ((error: unknown) => void) | undefined;
  defaultAnswer?: unknown;
  identifier?: AccountIdentifier | undefined;
  defaultUsername?: string | undefined;
  codeLength?: number | undefined;
  minPasswordLength?: number | undefined;
}

/** What the parts of an account form have in common. */
export interface Account {
  component: string;
  slot: string;
  /** Prefix of the ids of the fields. */
  prefix: string;
  locale: string;
  labels: AccountFormLabels & CommonLabels;
  attempt: Attempt;
  identifier: AccountIdentifier | undefined;
  /** Initial email address or username. */
  defaultUsername: string;
  /** Email address or username of the last request. */
  username: string;
  /** Number of digits of a code. */
  digits: number;
  minPasswordLength: number | undefined;
  /** Ref to the error for the last attempt, which receives focus. */
  message: RefObject<HTMLDivElement | null>;
  /** Ref to the content of a step without fields, which receives focus. */
  panel: RefObject<HTMLDivElement | null>;
}

/** Functions of the application by their props. */
type Requests = Readonly<
  Record<string, ((values: never, options: SignInOptions) => Promise<unknown>) | undefined>
>;

/** Calls a function of the application, unless the attempt is closed. */
type Send<Functions extends Requests> = <Prop extends keyof Functions & string>(
  trigger: AttemptTrigger,
  prop: Prop,
  values: Parameters<NonNullable<Functions[Prop]>>[0],
) => Promise<void> | undefined;

/** Account form, as its component uses it. */
interface AccountFormState<
  Values extends object,
  Labels extends object,
  Functions extends Requests,
  Props,
> extends Account {
  labels: AccountFormLabels & Labels & CommonLabels;
  form: FormHandle<Values>;
  send: Send<Functions>;
  /** The same for another code or link, which is requested only after a pause. */
  sendAgain: Send<Functions>;
  /** Props of the frame and the root element. */
  rest: Omit<Props, Exclude<keyof HandledProps<Labels>, 'id'>>;
}

/** Manages an account form: its labels, ids, focus and attempt. */
export function useAccountForm<
  Values extends object,
  Labels extends object,
  Functions extends Requests,
  Props extends HandledProps<Labels>,
>(
  kind: AccountFormKind<Labels>,
  form: FormHandle<Values> & AttemptForm,
  functions: Functions,
  props: Props,
): AccountFormState<Values, Labels, Functions, Props> {
  const {
    locale: localeProp,
    labels: labelsProp,
    onError,
    defaultAnswer,
    identifier,
    defaultUsername = '',
    codeLength,
    minPasswordLength,
    ...rest
  } = props;
  const { component, slot } = kind;
  const locale = useLocale(localeProp, component);
  const shared = useLabels('accountForm', english, locale, labelsProp);
  const own = useLabels(kind.words, kind.english, locale, labelsProp);
  const [username, setUsername] = useState(defaultUsername);
  const attempt = useAttempt({ component, plan: kind, form, onError, defaultAnswer });

  const send: Send<Functions> = (trigger, prop, values) =>
    attempt.ask(trigger, prop, (signal) => {
      const account = Object(values) as { username?: string };
      if (account.username !== undefined) setUsername(account.username);
      return functions[prop]?.(values as never, { signal });
    });
  return {
    component,
    slot,
    prefix: usePrefix(props.id, kind.id),
    locale,
    labels: { ...shared, ...own, ...kind.commonLabels(own) },
    attempt,
    identifier,
    defaultUsername,
    username,
    digits: usableLength(component, 'codeLength', codeLength),
    minPasswordLength,
    ...useAttemptFocus(attempt.state, form),
    form,
    send,
    sendAgain: (trigger, prop, values) =>
      attempt.pause > 0 ? undefined : send(trigger, prop, values),
    rest,
  };
}

/** Rule for a password, which may consist of spaces. */
export const filled = { code: 'required', params: {}, validatesEmpty: true, check: Boolean };

/** Context that an account form passes to its parts. */
export const AccountContext = createContext<Account | null>(null);

/**
 * Returns what the parts of the surrounding account form have in common.
 * @throws Error outside an account form.
 */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('A part of an account form must be inside `AccountForm`.');
  return account;
}

/**
 * Moves focus after a result: to its message, to the content of a step without fields, or to the field of the next
 * step. The form itself moves focus to errors of fields.
 */
function useAttemptFocus(
  state: AttemptState,
  form: { focus: (name: string) => boolean },
): Pick<Account, 'message' | 'panel'> {
  const message = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const previous = useRef(state);
  useEffect(() => {
    const last = previous.current;
    previous.current = state;
    const hasMoved = state.step !== last.step || state.factor !== last.factor;
    const isDone = state.status === 'done' && last.status !== 'done';
    if (state.problem && state.problem !== last.problem) message.current?.focus();
    else if (panel.current && (hasMoved || isDone)) panel.current.focus();
    else if (hasMoved && !state.fieldErrors) {
      const { step, plan } = state;
      if (step === 'credentials') plan.fields.some((name) => form.focus(name));
      else form.focus(step);
    }
  }, [state, form]);
  return { message, panel };
}

/** Ids of the forms on the page by their usual prefix, in the order of mounting. */
const mounted = new Map<string, string[]>();
const { subscribe, notify } = createSubscribers();

function setOwners(prefix: string, change: (owners: readonly string[]) => string[]): void {
  mounted.set(prefix, change(mounted.get(prefix) ?? []));
  notify();
}

/**
 * Returns the prefix of a form's ids. Password managers recognize a field by its id, so the first form of its kind on the
 * page has the usual prefix; another one has a generated one, because ids are unique.
 */
function usePrefix(id: string | undefined, usual: string): string {
  const ownId = useId();
  const join = useCallback(
    (listener: () => void) => {
      const unsubscribe = subscribe(listener);
      if (id === undefined) setOwners(usual, (owners) => [...owners, ownId]);
      return () => {
        unsubscribe();
        setOwners(usual, (owners) => owners.filter((owner) => owner !== ownId));
      };
    },
    [id, usual, ownId],
  );
  const isFirst = () => (mounted.get(usual)?.[0] ?? ownId) === ownId;
  const hasUsual = useSyncExternalStore(join, isFirst, () => true);
  return id ?? (hasUsual ? usual : `${usual}-${ownId}`);
}

/** Returns the kind of account name, or `email` with an error in development. */
export function usableIdentifier(
  component: string,
  identifier: AccountIdentifier = 'email',
): AccountIdentifier {
  if (['email', 'username', 'either'].includes(identifier)) return identifier;
  if (inDevelopment) {
    reportProblem(
      component,
      'identifier',
      `is ${givenText(identifier)}, which is not supported, so the form asks for an email address. Pass "email", "username" or "either".`,
    );
  }
  return 'email';
}

const usualLengths = { codeLength: 6, minPasswordLength: 8 };

/** Returns the number of digits of a code, or of characters of a password, or the usual one with an error in development. */
export function usableLength(
  component: string,
  prop: keyof typeof usualLengths,
  length: number = usualLengths[prop],
): number {
  if (Number.isInteger(length) && length > 0 && length <= 64) return length;
  const usual = usualLengths[prop];
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${givenText(length)}, which is not a number of characters, so it is ${usual}. Pass a whole number from 1 to 64.`,
    );
  }
  return usual;
}
