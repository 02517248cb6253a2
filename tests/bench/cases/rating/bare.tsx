import { useId, useState } from 'react';

const values = [1, 2, 3, 4, 5];

/** Five native radio buttons in plain HTML: a fieldset with a legend, and a label for each. */
export function Subject() {
  const [value, setValue] = useState(3);
  const name = useId();
  return (
    <fieldset>
      <legend>Service</legend>
      {values.map((own) => (
        <label key={own}>
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => setValue(own)}
          />
          {own}
        </label>
      ))}
    </fieldset>
  );
}

export const parts = { high: '[value="4"]', low: '[value="2"]' };
