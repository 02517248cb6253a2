'use client';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../app-context';
import { useArrivalFocus } from './first-place';
import { Placard } from './notice';

/** Props of {@link ScreenPlacard}. */
interface ScreenPlacardProps {
  /** Title of the screen, also of the document. */
  title: string;
  /** Sentence about it. */
  hint: ReactNode;
  /** What can be done. */
  actions: ReactNode;
}

/** Screen that is one message: nothing there, signed out, something wrong. */
export function ScreenPlacard({ title, hint, actions }: ScreenPlacardProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  return (
    <Placard
      heading={
        <>
          <title>{words.titleOf(title)}</title>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </>
      }
      hint={hint}
      actions={actions}
    />
  );
}
