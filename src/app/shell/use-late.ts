import { useEffect, useState } from 'react';

/** Delay after which loading is indicated, in milliseconds. */
const lateAfter = 150;

/** Returns a value after it has been stable for a short time, or else null. */
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
