'use client';
import { useRef, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../primitives/empty-state';
import { useWords } from '../app-context';
import { useArrivalFocus } from './place';

/** Props of {@link ScreenMessage}. */
interface ScreenMessageProps extends Pick<EmptyStateProps, 'picture' | 'actions'> {
  /** Title of the screen, also of the document. */
  title: string;
  /** Sentence about it. */
  hint: ReactNode;
}

/** Screen that is one message with its picture: not found, not allowed, something wrong. */
export function ScreenMessage({ title, hint, ...rest }: ScreenMessageProps) {
  return (
    <EmptyState {...rest} heading={<MessageHeading title={title} />}>
      {hint}
    </EmptyState>
  );
}

/** Heading of a screen that is one message: titles the document, and takes focus on navigation. */
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
