import { useEffect, useState } from 'react';

/** Time after which a wait is worth a sign, in milliseconds. */
const lateAfter = 150;

/** Value that has lasted for a moment, else null: what takes no time needs no sign. */
export function useLate<Value>(value: Value | null): Value | null {
  const [late, setLate] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => setLate(value), lateAfter);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [value]);
  return value === null ? null : late;
}
