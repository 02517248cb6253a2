import type { Ref } from 'react';

/** Props of {@link GuestHeading}. */
export interface GuestHeadingProps {
  /** Ref to the heading, which is focusable by script. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** Heading. */
  title: string;
}

/** Heading of a form on a page before or after a session. Renders an `<h1>`. */
export function GuestHeading({ ref, title }: GuestHeadingProps) {
  return (
    <h1 ref={ref} tabIndex={-1}>
      {title}
    </h1>
  );
}
