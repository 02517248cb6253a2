'use client';
import type { ReactNode } from 'react';
import { useGuard } from './use-guard';

/** Props of `RequireAuth` and `GuestOnly`. */
export interface GuardProps {
  /** Page; not rendered before it is known that it may be seen. */
  children?: ReactNode;
  /** Content until it is known whether a user is signed in, on a server too. @default null */
  fallback?: ReactNode;
  /** Content for users whom the page is not for, until the redirect has happened. @default null */
  otherwise?: ReactNode;
  /** Address of the page, which the redirect comes back to. @default The browser's */
  path?: string;
}

/**
 * Page for those who are signed in. Guests go to the login target, and return here with query and hash when they have
 * signed in; where that redirect is off, they see `otherwise`. Users who sign out here go to the logout target.
 */
export function RequireAuth(props: GuardProps): ReactNode {
  return viewOf(useGuard('guarded', props.path), props);
}

/** Page for guests, such as the one to sign in. Those who are signed in go where they came from, or to the home target. */
export function GuestOnly(props: GuardProps): ReactNode {
  return viewOf(useGuard('guest', props.path), props);
}

function viewOf(
  view: 'page' | 'waiting' | 'nothing',
  { children, fallback = null, otherwise = null }: GuardProps,
): ReactNode {
  if (view === 'waiting') return fallback;
  return view === 'page' ? children : otherwise;
}
