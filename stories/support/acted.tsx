import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';

/** Props of {@link Acted}. */
interface ActedProps {
  /** Called once with the element around the widget. Must be a stable function. */
  act: (element: HTMLElement) => void;
  children: ReactNode;
}

/** Renders a widget and simulates user actions on it, for states that no prop sets. */
export function Acted({ act, children }: ActedProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) act(frame.current);
  }, [act]);
  return (
    <div ref={frame} style={{ maxInlineSize: '100%', minInlineSize: 0 }}>
      {children}
    </div>
  );
}

/** Returns the decorator of a story on which user actions are simulated. */
export function acted(act: ActedProps['act']): Decorator {
  return (Story) => (
    <Acted act={act}>
      <Story />
    </Acted>
  );
}
