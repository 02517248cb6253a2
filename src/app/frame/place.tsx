'use client';
import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import {
  createPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  type Location,
  type To,
} from 'react-router';
import { LinkButton, type LinkButtonProps } from '../../primitives/button';

/** Context of the initial location, for which browsers announce the page themselves. */
export const FirstPlace = createContext<Location | null>(null);

/**
 * Moves focus to the heading of a screen after navigation, so that it is announced and the keyboard continues
 * from there. Changes of filters or pages stay on the same screen and do not move focus.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const firstPlace = useContext(FirstPlace);
  const location = useLocation();
  const hasArrived = location === firstPlace;
  const { pathname } = location;
  useEffect(() => {
    if (!hasArrived) heading.current?.focus({ preventScroll: true });
    // Only another screen counts, not a change of the query.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, heading]);
}

/** Returns path, query and hash of the router's location, which may differ from the page's. */
export function useAddress(): string {
  return createPath(useLocation());
}

/** Navigation state that a screen passes to the next one. */
export interface ScreenState {
  /** Query of the previous list, with its question mark. */
  list?: string;
  /** Whether a trip was just saved. */
  saved?: boolean;
  /** Whether to focus the search. */
  search?: boolean;
  /** Email address of the account whose password is reset. */
  account?: string;
}

/** Returns the query of the list to return to; empty if the navigation did not start there. */
export function useListQuery(): string {
  const { state } = useLocation();
  return (state as ScreenState | null)?.list ?? '';
}

/**
 * Whether the previous screen has just saved a trip: not after a reload, back navigation or further navigation.
 */
export function useJustSaved(): boolean {
  const { key, state } = useLocation();
  const [arrival] = useState({ key, saved: (state as ScreenState | null)?.saved === true });
  useEffect(() => {
    if (!arrival.saved) return;
    // The router stores the state of a location in the history; its own API would reload the screen.
    const kept = window.history.state as { usr?: ScreenState } | null;
    const { saved: _, ...rest } = kept?.usr ?? {};
    window.history.replaceState({ ...kept, usr: rest }, '');
  }, [arrival]);
  return arrival.saved && key === arrival.key;
}

/** Props of {@link ButtonLink}: those of a `LinkButton`, with a location of the app instead of `href`. */
interface ButtonLinkProps extends Omit<LinkButtonProps, 'href' | 'onClick' | 'target'> {
  /** Target location. */
  to: To;
  state?: ScreenState;
}

/** Link within the app that looks like a button. */
export function ButtonLink({ to, state, ...rest }: ButtonLinkProps) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return <LinkButton {...rest} href={href} onClick={onClick} />;
}

/**
 * Returns the token of a link in an email, which is in the fragment, `#token=…`; null without one. It is removed from
 * the address, so that it remains neither visible nor in the history.
 */
export function useFragmentToken(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(given);
  if (given !== null && given !== token) setToken(given);
  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true, state: state as unknown });
  }, [hash, navigate, pathname, search, state]);
  return token;
}
