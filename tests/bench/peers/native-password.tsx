import { type ComponentProps, useState } from 'react';

/** Native elements with minimal React: a password input, in a label if it has one, and a button that shows its text. */
export function NativePassword({ label, ...props }: ComponentProps<'input'> & { label?: string }) {
  const [revealed, setRevealed] = useState(false);
  const input = <input type={revealed ? 'text' : 'password'} {...props} />;
  return (
    <>
      {label ? (
        <label>
          {label}
          {input}
        </label>
      ) : (
        input
      )}
      <button type="button" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
        Show password
      </button>
    </>
  );
}
