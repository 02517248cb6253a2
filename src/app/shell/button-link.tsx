'use client';
import { useHref, useLinkClickHandler, type To } from 'react-router';
import { LinkButton, type LinkButtonProps } from '../../primitives/button';
import type { ScreenState } from './place';

/** Props of {@link ButtonLink}: those of a `LinkButton`, with a place of the app in the place of `href`. */
interface ButtonLinkProps extends Omit<LinkButtonProps, 'href' | 'onClick' | 'target'> {
  /** Place that it leads to. */
  to: To;
  /** What this screen passes to the next. */
  state?: ScreenState;
}

/** Link within the app that looks like a button. */
export function ButtonLink({ to, state, ...rest }: ButtonLinkProps) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return <LinkButton {...rest} href={href} onClick={onClick} />;
}
