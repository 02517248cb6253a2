'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import {
  initialState,
  nextState,
  type AttemptEvent,
  type AttemptPlan,
  type AttemptState,
  type AttemptTrigger,
  type SecondFactor,
} from './attempt-state';
import { useCountdown } from './countdown';

/** Attempt in progress. */
export interface Attempt {
  state: AttemptState;
  /** Seconds until the next attempt is allowed; 0 without a lockout. */
  lockout: number;
  /** Seconds until another code or link can be sent; 0 without a pause. */
  pause: number;
  /** Whether a request is running. */
  pending: boolean;
  /** Whether no request may start: one is running, a lockout is not over, or the attempt succeeded. */
  closed: boolean;
  /**
   * Calls a function of the application, unless the attempt is closed; resolves after its result or an abort.
   * @param prop Name of the function, for messages.
   */
  ask: (
    trigger: AttemptTrigger,
    prop: string,
    request: (signal: AbortSignal) => unknown,
  ) => Promise<void>;
  /** Handles a result that was not asked for, such as that of a passkey selected from the autofill. */
  receive: (prop: string, answer: unknown) => void;
  /** Switches to another second factor. */
  switchFactor: (factor: SecondFactor) => void;
  /** Returns to the first step and aborts the request. */
  goBack: () => void;
  /** Records that the user types. */
  edit: () => void;
}

/** Form with the fields that contain secrets. */
export interface AttemptForm {
  set: (name: 'password' | 'code', value: string) => void;
}

interface AttemptSettings {
  /** Name of the form, for messages. */
  component: string;
  /** Steps and fields of the form; those of the first render are used. */
  plan: AttemptPlan;
  form: AttemptForm;
  onError: ((error: unknown) => void) | undefined;
  /** Initial result. */
  defaultAnswer: unknown;
}

/** Manages an attempt: its state, its request, a lockout and the pause before another code or link. */
export function useAttempt({
  component,
  plan,
  form,
  onError,
  defaultAnswer,
}: AttemptSettings): Attempt {
  const [state, dispatch] = useReducer(nextState, defaultAnswer, (answer) => {
    const first = initialState(plan);
    if (!answer) return first;
    const next = nextState(first, { type: 'answer', answer });
    reportUnusable(component, 'defaultAnswer', next);
    return next;
  });
  const request = useRef<AbortController>(null);
  const free = useCallback(() => dispatch({ type: 'free' }), []);
  const allowResend = useCallback(() => dispatch({ type: 'resendable' }), []);
  const lockout = useCountdown(state.problem?.kind === 'blocked' ? state.problem : null, free);
  const pause = useCountdown(state.pause, allowResend);
  useEffect(
    () => () => {
      request.current?.abort();
      request.current = null;
    },
    [],
  );

  const settle = (prop: string, event: AttemptEvent) => {
    reportUnusable(component, prop, nextState(state, event));
    if (event.type === 'answer') forgetSecrets(form, event.answer);
  };
  const pending = state.status === 'pending' || state.status === 'slow';
  const closed = pending || lockout > 0 || state.status === 'done';
  return {
    state,
    lockout,
    pause,
    pending,
    closed,
    ask: async (trigger, prop, call) => {
      // Two events may come before the next render.
      if (closed || request.current) return;
      const controller = new AbortController();
      const { signal } = controller;
      request.current = controller;
      dispatch({ type: 'submit', trigger });
      const event = await askServer(call, signal, onError, dispatch);
      if (request.current === controller) request.current = null;
      if (event) settle(prop, event);
    },
    receive: (prop, answer) => {
      dispatch({ type: 'answer', answer });
      settle(prop, { type: 'answer', answer });
    },
    switchFactor: (factor) => dispatch({ type: 'switch', factor }),
    goBack: () => {
      request.current?.abort();
      request.current = null;
      dispatch({ type: 'back' });
    },
    edit: () => dispatch({ type: 'edit' }),
  };
}

/** Logs an error in development if the state is that after an invalid result. */
function reportUnusable(component: string, prop: string, { plan, problem }: AttemptState): void {
  if (!inDevelopment || problem?.kind !== 'unusable') return;
  reportProblem(
    component,
    prop,
    `returned an invalid result, so the user sees a general error. Return \`{ ok: true }\`, \`{ formError }\`, \`{ fieldErrors }\`, \`{ retryAfter }\`${nextSteps(plan)} or \`{ canceled: true }\`.`,
  );
}

/** Returns what a result may contain besides an outcome, for a message. */
function nextSteps({ steps }: AttemptPlan): string {
  return steps.includes('expired') ? ', `{ expired: true }`' : ', `{ challenge }`';
}

/**
 * Clears the fields with secrets that are no longer needed: both after success, the password if the result
 * requests it.
 */
function forgetSecrets(form: AttemptForm, answer: unknown): void {
  const { ok, clearPassword } = Object(answer) as { ok?: unknown; clearPassword?: unknown };
  if (ok === true || clearPassword === true) form.set('password', '');
  if (ok === true) form.set('code', '');
}

/** Milliseconds after which a message says that the request is taking a long time. */
const patience = 5000;

/**
 * Calls a function of the application and dispatches its result, and before that a slow response.
 * @param signal Signal that is aborted when the user goes back or the form unmounts.
 * @returns Last event; `null` if the signal is aborted, whether or not the function handles it.
 */
async function askServer(
  request: (signal: AbortSignal) => unknown,
  signal: AbortSignal,
  onError: ((error: unknown) => void) | undefined,
  dispatch: (event: AttemptEvent) => void,
): Promise<AttemptEvent | null> {
  const timer = setTimeout(() => dispatch({ type: 'slow' }), patience);
  const call = async () => request(signal);
  const event = await new Promise<AttemptEvent | null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    call().then(
      (answer) => resolve({ type: 'answer', answer }),
      (error: unknown) => {
        const answer = { canceled: true };
        const unreachable = !navigator.onLine || isUnreachable(error);
        resolve(isCanceled(error) ? { type: 'answer', answer } : { type: 'throw', unreachable });
        if (!signal.aborted) onError?.(error);
      },
    );
  });
  clearTimeout(timer);
  if (event) dispatch(event);
  return event;
}

/**
 * Whether the user dismissed a dialog: the error of the browser (Web Authentication Level 3, section 5.1.4), or that
 * of the sign-in client.
 */
export function isCanceled(error: unknown): boolean {
  const { name, reason } = Object(error) as { name?: unknown; reason?: unknown };
  return name === 'NotAllowedError' || reason === 'canceled';
}

/**
 * Whether the server could not be reached: the error or one of its causes is the `TypeError` with which
 * `fetch` rejects (Fetch standard, section 5.6).
 * @param depth Number of causes to check.
 */
export function isUnreachable(error: unknown, depth = 5): boolean {
  if (error instanceof TypeError) return true;
  return depth > 0 && error instanceof Error && isUnreachable(error.cause, depth - 1);
}
