import type { ComponentType } from 'react';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { accountPaths } from './account/account-paths';
import type { AppParts } from './app-context';
import { AppFailure } from './failure/app-failure';
import { sessionPaths } from './session/session';
import { loadPart } from './shell/load-part';
import { RootLayout } from './shell/root-layout';
import { Waiting } from './shell/waiting';

/** Screens without data, by path. */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [sessionPaths.login]: async () => (await import('./session/login-screen')).LoginScreen,
  [sessionPaths.logout]: async () => (await import('./session/logout-screen')).LogoutScreen,
  [sessionPaths.callback]: async () => (await import('./session/callback-screen')).CallbackScreen,
  [accountPaths.signUp]: async () => (await import('./account/register-screen')).RegisterScreen,
  [accountPaths.recover]: async () => (await import('./account/forgot-screen')).ForgotScreen,
  [accountPaths.reset]: async () => (await import('./account/reset-screen')).ResetScreen,
  [accountPaths.link]: async () => (await import('./account/link-screen')).LinkScreen,
};

/** Returns the screens of the app by URL, each loaded on first visit. */
export function routesOf(parts: AppParts): RouteObject[] {
  return [
    {
      Component: RootLayout,
      HydrateFallback: Waiting,
      ErrorBoundary: AppFailure,
      children: [
        ...Object.entries(screens).map(([path, load]) => ({
          path,
          lazy: async () => ({ Component: await loadPart(load) }),
        })),
        {
          path: accountPaths.mailbox,
          lazy: async () => {
            const { mailboxLoader, MailboxScreen } = await loadPart(
              () => import('./account/mailbox-screen'),
            );
            return { loader: mailboxLoader(parts), Component: MailboxScreen };
          },
        },
        {
          lazy: async () => ({
            Component: (await loadPart(() => import('./shell/shell'))).GuardedShell,
          }),
          children: [
            {
              lazy: async () => ({
                ErrorBoundary: (await loadPart(() => import('./shell/shell'))).ScreenFailure,
              }),
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
      lazy: async () => {
        const { reloadsTrips, tripsLoader, TripsScreen } = await loadPart(
          () => import('./trips/trips-screen'),
        );
        return {
          loader: tripsLoader(parts),
          shouldRevalidate: reloadsTrips,
          Component: TripsScreen,
        };
      },
    },
    {
      path: 'trips/new',
      lazy: async () => {
        const { newTripLoader, TripFormScreen } = await loadPart(
          () => import('./trip/trip-form-screen'),
        );
        const loader = newTripLoader(parts);
        return { loader, shouldRevalidate: isElsewhere, Component: TripFormScreen };
      },
    },
    {
      path: 'trips/:id',
      lazy: async () => {
        const { tripLoader, TripScreen } = await loadPart(() => import('./trip/trip-screen'));
        return { loader: tripLoader(parts), Component: TripScreen };
      },
    },
    {
      path: 'trips/:id/edit',
      lazy: async () => {
        const { editTripLoader, TripFormScreen } = await loadPart(
          () => import('./trip/trip-form-screen'),
        );
        const loader = editTripLoader(parts);
        return { loader, shouldRevalidate: isElsewhere, Component: TripFormScreen };
      },
    },
    {
      path: 'settings',
      lazy: async () => {
        const { settingsLoader, SettingsScreen } = await loadPart(
          () => import('./settings/settings-screen'),
        );
        return { loader: settingsLoader(parts), Component: SettingsScreen };
      },
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
