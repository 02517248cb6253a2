'use client';
import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../data/app-context';
import { MissingPartError } from '../data/failures';
import { Notice } from '../frame/failure';

interface SidePartProps {
  /** Placeholder while loading. */
  place: ReactNode;
  /** Content, which may be lazy. */
  children: ReactNode;
}

/**
 * Secondary part of a screen. If it does not load, the screen shows a message in its place; other failures
 * are those of the screen.
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
    <Notice tone="warning" action={words.reload} onAction={() => window.location.reload()}>
      {words.unloadedPart}
    </Notice>
  );
}

/** Loading stage of a page: nothing painted, the first screen painted, or idle. */
type Stage = 'none' | 'painted' | 'rested';

// On later visits, everything is already loaded.
let reached: Stage = 'none';

/**
 * Returns the loading stage of the page, so that secondary parts can load one after the other while it is
 * idle.
 */
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
  // A background page paints no frames.
  const timer = setTimeout(act, 500);
  const frame = requestAnimationFrame(() => setTimeout(act));
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

function whenIdle(act: () => void): () => void {
  // Not every browser supports `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}
