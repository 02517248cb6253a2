'use client';
import { useLazyModule } from '../../../core/use-lazy-module';
import styles from './country-flag.module.css';
import { flagsFor } from './flags';

/** Props of {@link Flag}. */
interface FlagProps {
  /** Alpha-2 code of a country. */
  code: string;
}

/**
 * Flag of a country, hidden from assistive technology; an empty frame while it is loading. Renders an
 * `<svg>`.
 */
export function Flag({ code }: FlagProps) {
  const drawing = useLazyModule(flagsFor(code))?.get(code)?.();
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
