import { useState } from 'react';

const places = [0, 1, 2, 3, 4, 5];

/** Native elements with minimal React: a text input and six tiles that show its digits. */
export function Subject() {
  const [code, setCode] = useState('');
  return (
    <div>
      <input
        aria-label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
      />
      <div aria-hidden="true">
        {places.map((place) => (
          <span key={place}>{code[place]}</span>
        ))}
      </div>
    </div>
  );
}

export const parts = { input: 'input' };
