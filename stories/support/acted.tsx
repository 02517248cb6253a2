import { useEffect, useRef, type ReactNode } from 'react';

/** Props of {@link Acted}. */
interface ActedProps {
  /** Called once with the element around the widget; must stay the same function. */
  act: (element: HTMLElement) => void;
  children: ReactNode;
}

/** Widget after a user has acted on it, for a state that no prop gives. */
export function Acted({ act, children }: ActedProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) act(frame.current);
  }, [act]);
  return <div ref={frame}>{children}</div>;
}
