import type { ComponentType } from 'react';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import type { AppParts } from './data/app-context';
import { loadPart } from './data/failures';
import { accountPaths, sessionPaths } from './data/session';
import { AppFailure } from './frame/failure';
import { GuestPage } from './frame/guest-page';
import { RootLayout } from './frame/root-layout';
import { Waiting } from './frame/waiting';

/** Screens for guests, by path. */
const guestScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [sessionPaths.login]: async () => (await import('./account/login-screen')).LoginScreen,
  [sessionPaths.callback]: async () => (await import('./account/session-screens')).CallbackScreen,
  [accountPaths.signUp]: async () => (await import('./account/register-screen')).RegisterScreen,
  [accountPaths.recover]: async () => (await import('./account/recover-screens')).ForgotScreen,
  [accountPaths.reset]: async () => (await import('./account/recover-screens')).ResetScreen,
  [accountPaths.link]: async () => (await import('./account/session-screens')).LinkScreen,
};

/** What a route loads. */
type Loaded = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'loader' | 'shouldRevalidate'>;

/** Returns a function that loads a route on first visit. */
function late(load: () => Promise<Loaded>): NonNullable<RouteObject['lazy']> {
  return () => loadPart(load);
}

/** Returns the screens of the app by URL, each loaded on first visit. */
export function routesOf(parts: AppParts): RouteObject[] {
  return [
    {
      Component: RootLayout,
      HydrateFallback: Waiting,
      ErrorBoundary: AppFailure,
      children: [
        {
          Component: GuestPage,
          children: Object.entries(guestScreens).map(([path, load]) => ({
            path,
            lazy: late(async () => ({ Component: await load() })),
          })),
        },
        {
          path: sessionPaths.logout,
          lazy: late(async () => ({
            Component: (await import('./account/session-screens')).LogoutScreen,
          })),
        },
        {
          path: accountPaths.mailbox,
          lazy: late(async () => {
            const { mailboxLoader, MailboxScreen } = await import('./account/mailbox-screen');
            return { loader: mailboxLoader(parts), Component: MailboxScreen };
          }),
        },
        {
          lazy: late(async () => {
            const [{ GuardedFrame }] = await Promise.all([
              import('./frame/frame'),
              // The frame shows it between two screens.
              import('./trips/screen-skeleton'),
            ]);
            return { Component: GuardedFrame };
          }),
          children: [
            {
              lazy: late(async () => ({
                ErrorBoundary: (await import('./frame/frame')).ScreenFailure,
              })),
              children: guardedRoutes(parts),
            },
          ],
        },
      ],
    },
  ];
}

function guardedRoutes(parts: AppParts): RouteObject[] {
  return [
    {
      index: true,
      lazy: late(async () => {
        const { reloadsTrips, tripsLoader, TripsScreen } = await import('./trips/trips-screen');
        const loader = tripsLoader(parts);
        return { loader, shouldRevalidate: reloadsTrips, Component: TripsScreen };
      }),
    },
    {
      path: 'trips/:id',
      lazy: late(async () => {
        const { tripLoader, TripScreen } = await import('./trips/trip-screen');
        return { loader: tripLoader(parts), Component: TripScreen };
      }),
    },
    ...['trips/new', 'trips/:id/edit'].map((path) => ({
      path,
      lazy: late(async () => {
        const { tripFormLoader, TripFormScreen } = await import('./trips/trip-form-screen');
        const loader = tripFormLoader(parts);
        return { loader, shouldRevalidate: isElsewhere, Component: TripFormScreen };
      }),
    })),
    {
      path: 'settings',
      lazy: late(async () => {
        const { settingsLoader, SettingsScreen } = await import('./settings/settings-screen');
        return { loader: settingsLoader(parts), Component: SettingsScreen };
      }),
    },
    {
      path: '*',
      element: null,
      loader: () => {
        throw new Response(null, { status: 404 });
      },
    },
  ];
}

// An open form is not reloaded, even if another tab changes or deletes the trip; saving reports that.
function isElsewhere({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
