import type { ReactNode, Ref } from 'react';

/** Props of {@link GuestHeading}. */
export interface GuestHeadingProps {
  /** Ref to the heading, which is focusable by script. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** Heading. */
  title: string;
  /** Text below the heading. Default: none. */
  lead?: ReactNode;
}

/** Heading of a form on a page before or after a session. Renders an `<h1>` and a `<p>`. */
export function GuestHeading({ ref, title, lead }: GuestHeadingProps) {
  return (
    <>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p>{lead}</p>}
    </>
  );
}
