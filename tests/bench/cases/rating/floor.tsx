import { useId, useState } from 'react';

const values = [1, 2, 3, 4, 5];

/** Five native radio buttons of the same look: no visible text, only accessible names. */
export function Subject() {
  const [value, setValue] = useState(3);
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Service">
      {values.map((own) => (
        <input
          key={own}
          type="radio"
          name={name}
          aria-label={String(own)}
          value={own}
          checked={own === value}
          onChange={() => setValue(own)}
        />
      ))}
    </div>
  );
}

export const parts = { high: '[value="4"]', low: '[value="2"]' };
