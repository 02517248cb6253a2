import { describe, expect, test } from 'vitest';
import {
  timingActionOf,
  type ErrorTiming,
  type TimingAction,
  type TimingEvent,
} from '#src/components/field/error-timing.ts';

// State of a field: nothing happened, typed into, validated and valid, validated and an error shown.
const states = {
  blank: { shown: false, validated: false, blank: () => true },
  typed: { shown: false, validated: false, blank: () => false },
  right: { shown: false, validated: true, blank: () => false },
  wrong: { shown: true, validated: true, blank: () => false },
  // An empty field that a submit has validated.
  asked: { shown: true, validated: true, blank: () => true },
};

type Row = Record<keyof typeof states, TimingAction>;

const never: Row = {
  blank: 'ignore',
  typed: 'ignore',
  right: 'ignore',
  wrong: 'ignore',
  asked: 'ignore',
};
const always: Row = { blank: 'show', typed: 'show', right: 'show', wrong: 'show', asked: 'show' };
const mending: Row = { ...never, right: 'validate', wrong: 'show', asked: 'show' };
const leaving: Row = { ...always, blank: 'ignore', asked: 'ignore' };

const table: Record<ErrorTiming, Record<TimingEvent, Row>> = {
  eager: { change: mending, blur: leaving, submit: always },
  blur: { change: never, blur: leaving, submit: always },
  change: { change: always, blur: leaving, submit: always },
  submit: { change: mending, blur: never, submit: always },
  passive: { change: never, blur: never, submit: always },
};

const transitions = Object.entries(table).flatMap(([timing, events]) =>
  Object.entries(events).flatMap(([event, row]) =>
    Object.entries(row).map(([state, action]) => ({ timing, event, state, action })),
  ),
);

describe('the state machine of errors', () => {
  test.each(transitions)('$timing: $event of a $state field: $action', (row) => {
    const action = timingActionOf(
      row.timing as ErrorTiming,
      row.event as TimingEvent,
      states[row.state as keyof typeof states],
    );
    expect(action).toBe(row.action);
  });

  test('has 75 transitions, and is eager by default', () => {
    expect(transitions).toHaveLength(75);
    for (const [name, state] of Object.entries(states)) {
      for (const event of ['change', 'blur', 'submit'] as const) {
        expect(timingActionOf(undefined, event, state)).toBe(
          table.eager[event][name as keyof typeof states],
        );
      }
    }
  });
});
