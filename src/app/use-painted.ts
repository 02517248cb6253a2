import { useEffect, useState } from 'react';

/** How far a page has come: nothing painted, the first screen painted, at rest after it. */
type Stage = 'none' | 'painted' | 'rested';

// Whatever is loaded later is at hand from the second time on.
let reached: Stage = 'none';

/** How far the page has come, so that what is rarer may be loaded later, one after the other, while the page is idle. */
export function usePainted(): Stage {
  const [stage, setStage] = useState(reached);
  useEffect(() => {
    const advance = (next: Stage) => {
      reached = next;
      setStage(next);
    };
    if (stage === 'rested') return undefined;
    if (stage === 'painted') return whenIdle(() => advance('rested'));
    return afterPaint(() => advance('painted'));
  }, [stage]);
  return stage;
}

function afterPaint(act: () => void): () => void {
  // A page in the background paints no frames.
  const timer = setTimeout(act, 500);
  const frame = requestAnimationFrame(() => setTimeout(act));
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

function whenIdle(act: () => void): () => void {
  // Not every browser has an idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}
