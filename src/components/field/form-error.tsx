'use client';
import { useSyncExternalStore } from 'react';
import { circleAlert, Icon } from '../../primitives/icon';
import styles from './field.module.css';
import type { FormStore } from './form-store';

/** Error of the form as a whole, at its end, where no summary shows it. */
export function FormError({ store }: { store: FormStore }) {
  const read = () => (store.summary ? null : store.facts.formError);
  const sentence = useSyncExternalStore(store.subscribe, read, read);
  if (sentence === null) return null;
  return (
    <p data-slot="form-error" className={styles.error}>
      <Icon shapes={circleAlert} />
      {sentence}
    </p>
  );
}
