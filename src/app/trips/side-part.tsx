'use client';
import { Component, Suspense, type ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { useWords } from '../app-context';
import { Notice } from '../shell/notice';
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
    <Notice
      kind="warning"
      actions={
        <Button size="sm" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {words.unloadedPart}
    </Notice>
  );
}
