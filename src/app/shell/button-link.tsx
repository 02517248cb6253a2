'use client';
import { useHref, useLinkClickHandler, type To } from 'react-router';
import { LinkButton, type LinkButtonProps } from '../../primitives/button';
import type { ScreenState } from './place';

/** Props of {@link ButtonLink}: those of a `LinkButton`, with a location of the app instead of `href`. */
interface ButtonLinkProps extends Omit<LinkButtonProps, 'href' | 'onClick' | 'target'> {
  /** Target location. */
  to: To;
  /** State for the next screen. */
  state?: ScreenState;
}

/** Link within the app that looks like a button. */
export function ButtonLink({ to, state, ...rest }: ButtonLinkProps) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return <LinkButton {...rest} href={href} onClick={onClick} />;
}
