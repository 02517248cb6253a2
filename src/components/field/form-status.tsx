'use client';
import { useSyncExternalStore, type Ref } from 'react';
import { circleAlert, Icon } from '../../primitives/icon';
import styles from './field.module.css';
import type { FormStore } from './form-store';

/** Props of {@link FormStatus}. */
interface FormStatusProps {
  store: FormStore;
  /** Ref of the live region. */
  region: Ref<HTMLDivElement>;
}

/** End of a form: its error as a whole, where no summary shows it, and the live region. */
export function FormStatus({ store, region }: FormStatusProps) {
  const read = () => (store.summary ? null : store.facts.formError);
  const sentence = useSyncExternalStore(store.subscribe, read, read);
  return (
    <>
      {sentence !== null && (
        <div data-slot="form-error" className={styles.message}>
          <Icon shapes={circleAlert} />
          {sentence}
        </div>
      )}
      <div ref={region} role="status" data-slot="form-status" className={styles.hidden} />
    </>
  );
}
