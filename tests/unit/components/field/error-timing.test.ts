import { describe, expect, test } from 'vitest';
import {
  answerOf,
  type ErrorTiming,
  type TimingAnswer,
  type TimingEvent,
} from '#src/components/field/error-timing.ts';

// State of a field: nothing happened, typed into, judged and right, judged and an error shown.
const states = {
  blank: { shown: false, judged: false, blank: () => true },
  typed: { shown: false, judged: false, blank: () => false },
  right: { shown: false, judged: true, blank: () => false },
  wrong: { shown: true, judged: true, blank: () => false },
  // An empty field that a submit has judged.
  asked: { shown: true, judged: true, blank: () => true },
};

type Row = Record<keyof typeof states, TimingAnswer>;

const never: Row = { blank: 'rest', typed: 'rest', right: 'rest', wrong: 'rest', asked: 'rest' };
const always: Row = { blank: 'show', typed: 'show', right: 'show', wrong: 'show', asked: 'show' };
const mending: Row = { ...never, right: 'judge', wrong: 'show', asked: 'show' };
const leaving: Row = { ...always, blank: 'rest', asked: 'rest' };

const table: Record<ErrorTiming, Record<TimingEvent, Row>> = {
  eager: { change: mending, blur: leaving, submit: always },
  blur: { change: never, blur: leaving, submit: always },
  change: { change: always, blur: leaving, submit: always },
  submit: { change: mending, blur: never, submit: always },
  passive: { change: never, blur: never, submit: always },
};

const transitions = Object.entries(table).flatMap(([timing, events]) =>
  Object.entries(events).flatMap(([event, row]) =>
    Object.entries(row).map(([state, answer]) => ({ timing, event, state, answer })),
  ),
);

describe('the state machine of errors', () => {
  test.each(transitions)('$timing: $event of a $state field: $answer', (row) => {
    const answer = answerOf(
      row.timing as ErrorTiming,
      row.event as TimingEvent,
      states[row.state as keyof typeof states],
    );
    expect(answer).toBe(row.answer);
  });

  test('has 75 transitions, and is eager unless told otherwise', () => {
    expect(transitions).toHaveLength(75);
    for (const [name, state] of Object.entries(states)) {
      for (const event of ['change', 'blur', 'submit'] as const) {
        expect(answerOf(undefined, event, state)).toBe(
          table.eager[event][name as keyof typeof states],
        );
      }
    }
  });
});
