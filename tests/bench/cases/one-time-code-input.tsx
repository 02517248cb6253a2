import { useState } from 'react';
import { OneTimeCodeInput } from '#src/components/one-time-code-input/index.ts';
import type { BenchCase } from '../page.tsx';

/** Our input for a code of six digits. */
export const ours: BenchCase = {
  Subject: () => <OneTimeCodeInput aria-label="Code" />,
  parts: { input: 'input' },
};

const places = [0, 1, 2, 3, 4, 5];

function Bare() {
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

/** Native elements with minimal React: a text input and six tiles that show its digits. */
export const bare: BenchCase = { Subject: Bare, parts: { input: 'input' } };
