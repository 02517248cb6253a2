import type { FormEvent } from 'react';
import type { FormStore } from './form-store';
import { withEngine } from './load-engine';

/** Hears a submit, and holds it back while what answers it is on its way. */
export function hearSubmit(store: FormStore, event: FormEvent<HTMLFormElement>): void {
  // Judged already, it goes its native way.
  if (store.cleared) {
    store.cleared = false;
    store.awaitsReset = true;
    return;
  }
  let [answered, late] = [false, false];
  withEngine(
    (engine) => {
      answered = true;
      engine.answerSubmit(store, event, late);
    },
    () => store.tell({ formError: store.words.labels.failed }),
  );
  late = true;
  if (!answered) event.preventDefault();
}
