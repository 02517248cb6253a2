'use client';
import type { ChangeEvent } from 'react';
import { chevronDown, Icon } from '../../primitives/icon';
import { whole } from './page-facts';
import styles from './page-fields.module.css';
import type { PageWords } from './page-words';

/** Props of {@link PageSizeSelect}. */
interface PageSizeSelectProps {
  words: PageWords;
  /** Page sizes to choose from. */
  sizes: readonly number[];
  /** Current page size; listed even where the sizes lack it. */
  size: number;
  disabled: boolean | undefined;
  /** Called when a page size is chosen. */
  onPageSize: (size: number, event: Event) => void;
}

/** Select of the page size with its label. */
export function PageSizeSelect({ words, sizes, size, disabled, onPageSize }: PageSizeSelectProps) {
  const usable = sizes.filter((number) => whole('pageSizes', number, 1) === number);
  const offered = [...new Set([...usable, size])].sort((a, b) => a - b);
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLSelectElement>) =>
    onPageSize(Number(target.value), nativeEvent);
  return (
    <label data-slot="pagination-size" className={styles.root}>
      {words.labels.pageSize}
      <span data-slot="pagination-size-frame" className={styles.frame}>
        <select
          data-slot="pagination-size-select"
          value={size}
          disabled={disabled}
          onChange={handleChange}
          className={styles.select}
        >
          {offered.map((number) => (
            <option key={number} value={number}>
              {words.format(number)}
            </option>
          ))}
        </select>
        <Icon shapes={chevronDown} />
      </span>
    </label>
  );
}
