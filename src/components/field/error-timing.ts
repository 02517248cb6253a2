/**
 * When a field's errors appear and disappear. With `eager`, the default, an error appears on blur or on
 * submit, and disappears with the keystroke that fixes it. `blur` validates only on blur, `change` on every
 * change, `submit` on submit (errors disappear as with `eager`), `passive` on demand and on submit.
 */
export type ErrorTiming = 'eager' | 'blur' | 'change' | 'submit' | 'passive';

/** Event of a field, or of a field that its rules read. */
export type TimingEvent = 'change' | 'blur' | 'submit';

/** State of the field at the time of the event. */
interface TimingState {
  /** Whether an error is shown. */
  shown: boolean;
  /** Whether the field was validated before. */
  validated: boolean;
  /** Whether the field is empty and was never changed; called only on blur. */
  blank: () => boolean;
}

/** Effect of the event: nothing, silent validation, or validation that shows errors. */
export type TimingAction = 'ignore' | 'validate' | 'show';

/**
 * State machine of a field's errors.
 *
 *     event  | eager                  | blur   | change | submit        | passive
 *     change | show while shown, else | ignore | show   | show while    | ignore
 *            | validate if validated  |        |        | shown …       |
 *     blur   | show unless blank      | ← same | ← same | ignore        | ignore
 *     submit | show                   | show   | show   | show          | show
 */
export function timingActionOf(
  timing: ErrorTiming | undefined,
  event: TimingEvent,
  { shown, validated, blank }: TimingState,
): TimingAction {
  if (event === 'submit') return 'show';
  if (timing === 'passive') return 'ignore';
  if (event === 'blur') return timing === 'submit' || blank() ? 'ignore' : 'show';
  if (timing === 'change') return 'show';
  if (timing === 'blur' || !validated) return 'ignore';
  return shown ? 'show' : 'validate';
}
