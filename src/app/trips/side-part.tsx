'use client';
import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { useWords } from '../app-context';
import { MissingPartError } from '../shell/part-of';

/** Props of {@link SidePart}. */
interface SidePartProps {
  /** What holds its place until it is there. */
  place: ReactNode;
  /** Part, which may load. */
  children: ReactNode;
}

/**
 * Part beside what a screen is for. Where it does not load, the screen stays and says so; any other failure is the screen's.
 */
export class SidePart extends Component<SidePartProps, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof MissingPartError)) throw error;
    return { isLost: true };
  }

  override render() {
    const { place, children } = this.props;
    return this.state.isLost ? <LostPart /> : <Suspense fallback={place}>{children}</Suspense>;
  }
}

function LostPart() {
  const { failure: words } = useWords();
  return (
    <Callout
      kind="warning"
      role="status"
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {words.unloadedPart}
    </Callout>
  );
}

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
