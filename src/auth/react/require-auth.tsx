'use client';
import type { ReactNode } from 'react';
import type { RouteDecision } from '../routing/route-guard';
import { useGuard } from './use-guard';

/** Props of `RequireAuth` and `GuestOnly`. */
export interface GuardProps {
  /** Page; rendered only once access is known. */
  children?: ReactNode;
  /** Content until it is known whether a user is signed in, also on a server. @default null */
  fallback?: ReactNode;
  /** Content for users without access until the redirect. @default null */
  otherwise?: ReactNode;
  /** Path to which the redirect returns. @default The browser's */
  path?: string;
}

/**
 * Renders a page for signed-in users. Guests are redirected to the login target, and return with query and
 * hash after signing in; if that redirect is disabled, they see `otherwise`. Users who sign out here are
 * redirected to the logout target.
 */
export function RequireAuth(props: GuardProps): ReactNode {
  return viewOf(useGuard('guarded', props.path), props);
}

/**
 * Renders a page for guests, such as the login page. Signed-in users are redirected to the requested page, or
 * home.
 */
export function GuestOnly(props: GuardProps): ReactNode {
  return viewOf(useGuard('guest', props.path), props);
}

function viewOf(
  show: RouteDecision['show'],
  { children, fallback = null, otherwise = null }: GuardProps,
): ReactNode {
  if (show === 'waiting') return fallback;
  return show === 'page' ? children : otherwise;
}
