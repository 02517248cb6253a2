'use client';
import { useRef } from 'react';
import { useWords } from '../app-context';
import { useArrivalFocus } from './place';

/** Heading of a screen with a single message: sets the document title and receives focus on navigation. */
export function MessageHeading({ title }: { title: string }) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  return (
    <>
      <title>{words.titleOf(title)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
