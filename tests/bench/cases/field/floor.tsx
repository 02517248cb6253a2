import { useId } from 'react';
import { commonParts, fields } from './fields.ts';

/** Native inputs with HTML constraints, without error messages. */
export function Subject() {
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

export const parts = commonParts;
