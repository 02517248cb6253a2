import type { ComponentType } from 'react';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import type { AppParts } from './data/app-context';
import { loadPart } from './data/failures';
import { accountPaths, sessionPaths } from './data/session';
import { AppFailure } from './frame/failure';
import { RootLayout } from './frame/root-layout';
import { Waiting } from './frame/waiting';

/** Screens without data, by path. */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [sessionPaths.login]: async () => (await import('./account/login-screen')).LoginScreen,
  [sessionPaths.logout]: async () => (await import('./account/session-screens')).LogoutScreen,
  [sessionPaths.callback]: async () => (await import('./account/session-screens')).CallbackScreen,
  [accountPaths.signUp]: async () => (await import('./account/register-screen')).RegisterScreen,
  [accountPaths.recover]: async () => (await import('./account/recover-screens')).ForgotScreen,
  [accountPaths.reset]: async () => (await import('./account/recover-screens')).ResetScreen,
  [accountPaths.link]: async () => (await import('./account/session-screens')).LinkScreen,
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
            Component: (await loadPart(() => import('./frame/frame'))).GuardedFrame,
          }),
          children: [
            {
              lazy: async () => ({
                ErrorBoundary: (await loadPart(() => import('./frame/frame'))).ScreenFailure,
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
          () => import('./trips/trip-form-screen'),
        );
        const loader = newTripLoader(parts);
        return { loader, shouldRevalidate: isElsewhere, Component: TripFormScreen };
      },
    },
    {
      path: 'trips/:id',
      lazy: async () => {
        const { tripLoader, TripScreen } = await loadPart(() => import('./trips/trip-screen'));
        return { loader: tripLoader(parts), Component: TripScreen };
      },
    },
    {
      path: 'trips/:id/edit',
      lazy: async () => {
        const { editTripLoader, TripFormScreen } = await loadPart(
          () => import('./trips/trip-form-screen'),
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
