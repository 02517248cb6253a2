/**
 * When a field's errors come and go. `eager`, the default, punishes late and rewards early: an error comes when the field
 * is left or the form is submitted, and goes with the keystroke that mends it. `blur` judges only when the field is left,
 * `change` with every change, `submit` when the form is submitted (and rewards early), `passive` on demand and on submit.
 */
export type ErrorTiming = 'eager' | 'blur' | 'change' | 'submit' | 'passive';

/** What happened to a field, or to a field that its rules read. */
export type TimingEvent = 'change' | 'blur' | 'submit';

/** What is known of the field when it happens. */
export interface TimingState {
  /** Whether an error is shown. */
  shown: boolean;
  /** Whether the field was judged before. */
  judged: boolean;
  /** Whether nobody changed the field and it is empty; asked when it is left. */
  blank: () => boolean;
}

/** What to do: nothing, ask the rules for nobody to see, or ask and show. */
export type TimingAnswer = 'rest' | 'judge' | 'show';

/**
 * State machine of a field's errors.
 *
 *     event  | eager                  | blur   | change | submit        | passive
 *     change | show while shown,      | rest   | show   | show while    | rest
 *            | else judge if judged   |        |        | shown …       |
 *     blur   | show unless blank      | ← same | ← same | rest          | rest
 *     submit | show                   | show   | show   | show          | show
 */
export function answerOf(
  timing: ErrorTiming | undefined,
  event: TimingEvent,
  { shown, judged, blank }: TimingState,
): TimingAnswer {
  if (event === 'submit') return 'show';
  if (timing === 'passive') return 'rest';
  if (event === 'blur') return timing === 'submit' || blank() ? 'rest' : 'show';
  if (timing === 'change') return 'show';
  if (timing === 'blur' || !judged) return 'rest';
  return shown ? 'show' : 'judge';
}
