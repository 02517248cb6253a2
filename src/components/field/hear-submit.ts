import type { FormEvent } from 'react';
import type { FormStore } from './form-store';
import { withEngine } from './load-engine';

/** Hears a submit, and holds it back while what answers it is on its way. */
export function hearSubmit(store: FormStore, event: FormEvent<HTMLFormElement>): void {
  let late = false;
  late = !withEngine(
    (engine) => engine.answerSubmit(store, event, late),
    () => {
      // What would say it is what is missing.
      const formError = store.words.labels.failed;
      store.tell({ formError, failed: true });
      if (store.region) store.region.textContent = formError;
    },
  );
  if (late) event.preventDefault();
}
