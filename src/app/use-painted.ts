import { useEffect, useState } from 'react';

// Whatever is loaded later is at hand from the second time on.
let wasPainted = false;

/** Whether the first screen has been painted, so that what is rarer may be loaded without keeping the reader waiting. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(wasPainted);
  useEffect(() => {
    const done = () => {
      wasPainted = true;
      setPainted(true);
    };
    // A page in the background paints no frames.
    const timer = setTimeout(done, 500);
    const frame = requestAnimationFrame(() => setTimeout(done));
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isPainted;
}
