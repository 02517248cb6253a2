'use client';
import { Skeleton } from '../../primitives/skeleton';
import { useWords } from '../app-context';
import { isFiltered, type ListQuery } from './list-query';
import styles from './trip-filter.module.css';

/** Decorative placeholder of the filter with the same height, to avoid a layout shift. */
export function FilterPlace({ query }: { query: ListQuery }) {
  const { trips: words } = useWords();
  const { search, sort, countries, tags, span, least } = words;
  return (
    <div aria-busy="true" aria-hidden="true" className={styles.root}>
      {[search, sort, countries, tags, span].map((label) => (
        <div key={label} className={styles.part}>
          <div className={styles.label}>{label}</div>
          <Skeleton shape="control" />
        </div>
      ))}
      <div className={styles.part}>
        <div className={styles.label}>{least}</div>
        <Skeleton className={styles.stars} />
      </div>
      {isFiltered(query) && <Skeleton width="30%" className={styles.clearPlace} />}
    </div>
  );
}
