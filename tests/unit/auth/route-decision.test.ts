import { describe, expect, test } from 'vitest';
import type { AuthStatus, LogoutReason, RedirectName } from '#src/auth/index.ts';
import { routeDecision, type PageKind } from '#src/auth/react/route-guard.ts';

type Who = 'unknown' | 'guest' | 'left' | 'expired' | 'member' | 'renewing';

const states: Record<Who, { status: AuthStatus; loggedIn: boolean; endedBy: LogoutReason | null }> =
  {
    unknown: { status: 'restoring', loggedIn: false, endedBy: null },
    guest: { status: 'anonymous', loggedIn: false, endedBy: null },
    left: { status: 'anonymous', loggedIn: false, endedBy: 'logout' },
    expired: { status: 'anonymous', loggedIn: false, endedBy: 'expired' },
    member: { status: 'authenticated', loggedIn: true, endedBy: null },
    renewing: { status: 'refreshing', loggedIn: true, endedBy: null },
  };

const usual = { login: '/login', logout: '/', home: '/', callback: '/login' };
const off = { login: false, logout: false, home: false, callback: false } as const;

interface Row {
  who: Who;
  page: PageKind;
  path: string;
  targets?: Record<RedirectName, string | false>;
  wasShown?: boolean;
  show: 'page' | 'waiting' | 'nothing';
  to: RedirectName | null;
}

const rows: Row[] = [
  { who: 'unknown', page: 'guarded', path: '/account', show: 'waiting', to: null },
  { who: 'unknown', page: 'guest', path: '/login', show: 'waiting', to: null },
  { who: 'unknown', page: 'public', path: '/', show: 'page', to: null },
  { who: 'guest', page: 'guarded', path: '/account', show: 'nothing', to: 'login' },
  { who: 'guest', page: 'guest', path: '/login', show: 'page', to: null },
  { who: 'guest', page: 'public', path: '/', show: 'page', to: null },
  { who: 'guest', page: 'callback', path: '/back?code=1', show: 'page', to: null },
  // A sign-in page that is guarded by mistake must not be closed to guests.
  { who: 'guest', page: 'guarded', path: '/login/?next=1', show: 'page', to: null },
  { who: 'left', page: 'guarded', path: '/account', wasShown: true, show: 'nothing', to: 'logout' },
  { who: 'left', page: 'guarded', path: '/account', show: 'nothing', to: 'login' },
  // Signing out redirects to this very page, so only signing in is left.
  { who: 'left', page: 'guarded', path: '/', wasShown: true, show: 'nothing', to: 'login' },
  {
    who: 'expired',
    page: 'guarded',
    path: '/account',
    wasShown: true,
    show: 'nothing',
    to: 'login',
  },
  { who: 'member', page: 'guarded', path: '/account', show: 'page', to: null },
  { who: 'renewing', page: 'guarded', path: '/account', show: 'page', to: null },
  { who: 'member', page: 'guest', path: '/login', show: 'nothing', to: 'home' },
  { who: 'member', page: 'guest', path: '//', show: 'page', to: null },
  { who: 'member', page: 'callback', path: '/login', show: 'page', to: null },
  { who: 'guest', page: 'guarded', path: '/account', targets: off, show: 'nothing', to: null },
  { who: 'member', page: 'guarded', path: '/account', targets: off, show: 'page', to: null },
  { who: 'member', page: 'guest', path: '/login', targets: off, show: 'page', to: null },
  {
    who: 'left',
    page: 'guarded',
    path: '/account',
    targets: { ...usual, logout: false },
    wasShown: true,
    show: 'nothing',
    to: 'login',
  },
  {
    who: 'member',
    page: 'guarded',
    path: '/account',
    targets: { ...usual, login: false },
    show: 'page',
    to: null,
  },
  { who: 'guest', page: 'guarded', path: 'https://example.com/login', show: 'page', to: null },
];

describe('the decision of a guard', () => {
  test.each(rows)(
    '$who on $page $path (shown before: $wasShown): $show, to $to',
    ({ who, page, path, targets = usual, wasShown, show, to }) => {
      const decision = routeDecision({
        state: states[who],
        page,
        path,
        wasShown,
        targetOf: (name) => targets[name],
      });
      expect(decision).toEqual({ show, redirect: to });
    },
  );
});
