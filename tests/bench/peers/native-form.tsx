import { useId } from 'react';
import type { BenchCase } from '../page.tsx';
import { commonParts, fields } from './fields.ts';

function NativeInputs() {
  const id = useId();
  return (
    <form>
      {fields.map(({ name, label, type }) => (
        <div key={name}>
          <label htmlFor={id + name}>{label}</label>
          <input id={id + name} name={name} type={type} required />
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

/** Native inputs with HTML constraints, without error messages. */
export const floor: BenchCase = { Subject: NativeInputs, parts: commonParts };
