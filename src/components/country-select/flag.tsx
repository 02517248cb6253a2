'use client';
import { useSyncExternalStore } from 'react';
import styles from './country-flag.module.css';
import { flagStore } from './flag-store';

/** Props of {@link Flag}. */
interface FlagProps {
  /** Alpha-2 code of a country. */
  code: string;
}

const unknown = () => undefined;

/** Flag of a country, for the eye alone; an empty frame until it has loaded. Renders an `<svg>`. */
export function Flag({ code }: FlagProps) {
  const letter = code.slice(0, 1);
  const drawing = useSyncExternalStore(
    flagStore.subscribe,
    () => {
      const drawings = flagStore.peek(letter);
      if (!drawings) void flagStore.load(letter);
      return drawings?.get(code)?.();
    },
    unknown,
  );
  return (
    <svg
      data-slot="country-flag"
      viewBox={drawing?.viewBox ?? '0 0 3 2'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={styles.root}
    >
      {drawing?.shapes}
    </svg>
  );
}
