import { options } from './options.ts';

/** The browser's own select with the names of the countries. */
export function Subject() {
  return (
    <select aria-label="Country">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
