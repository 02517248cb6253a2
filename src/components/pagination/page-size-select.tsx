'use client';
import { Select } from '../../primitives/select';
import { usableWhole } from './page-facts';
import styles from './page-fields.module.css';
import type { PageWords } from './page-words';

/** Props of {@link PageSizeSelect}. */
interface PageSizeSelectProps {
  id: string;
  words: PageWords;
  /** Available page sizes. */
  sizes: readonly number[];
  /** Current page size; listed even if it is not one of the sizes. */
  pageSize: number;
  disabled: boolean | undefined;
  /** Called when a page size is selected. */
  onPageSize: (pageSize: number, event: Event | undefined) => void;
}

/** Select of the page size with its label. */
export function PageSizeSelect({
  id,
  words,
  sizes,
  pageSize,
  disabled,
  onPageSize,
}: PageSizeSelectProps) {
  const usable = sizes.filter((number) => usableWhole('pageSizes', number, 1) === number);
  const offered = [...new Set([...usable, pageSize])].sort((a, b) => a - b);
  return (
    <label htmlFor={id} data-slot="pagination-size" className={styles.field}>
      {words.labels.pageSize}
      <Select
        id={id}
        data-slot="pagination-size-select"
        // Not part of a surrounding form, whose reset would change the page.
        form=""
        value={String(pageSize)}
        disabled={disabled}
        onValueChange={(value, { event }) => onPageSize(Number(value), event)}
        className={styles.size}
      >
        {offered.map((number) => (
          <option key={number} value={number}>
            {words.format(number)}
          </option>
        ))}
      </Select>
    </label>
  );
}
