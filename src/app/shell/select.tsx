'use client';
import { chevronDown, Icon } from '../../primitives/icon';
import styles from './select.module.css';

/** Props of {@link Select}. */
interface SelectProps<Value extends string> {
  /** Id, for the label. */
  id: string;
  /** Chosen value. */
  value: Value;
  /** Values with their labels. */
  options: ReadonlyArray<readonly [value: Value, words: string]>;
  /** Called when another is chosen. */
  onChange: (value: Value) => void;
}

/** Choice of one of a few. Renders a native `<select>`. */
export function Select<Value extends string>({ id, value, options, onChange }: SelectProps<Value>) {
  return (
    <span className={styles.root}>
      <select
        id={id}
        value={value}
        className={styles.control}
        onChange={({ target }) => {
          const [chosen] = options[target.selectedIndex] ?? [];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      <Icon shapes={chevronDown} className={styles.sign} />
    </span>
  );
}
