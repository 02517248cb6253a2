import type { RouteObject } from 'react-router';
import type { AppParts } from './app-context';
import { RootLayout } from './root-layout';
import { AppFailure, ScreenFailure } from './screen-failure';
import { sessionPaths } from './session';
import { Waiting } from './waiting';

/** Screens of the app by address, each loaded when it is first gone to. */
export function routesOf(parts: AppParts): RouteObject[] {
  return [
    {
      Component: RootLayout,
      HydrateFallback: Waiting,
      ErrorBoundary: AppFailure,
      children: [
        {
          path: sessionPaths.login,
          lazy: async () => ({ Component: (await import('./login-screen')).LoginScreen }),
        },
        {
          path: sessionPaths.logout,
          lazy: async () => ({ Component: (await import('./logout-screen')).LogoutScreen }),
        },
        {
          path: sessionPaths.callback,
          lazy: async () => ({ Component: (await import('./callback-screen')).CallbackScreen }),
        },
        {
          lazy: async () => ({ Component: (await import('./shell')).GuardedShell }),
          children: [{ ErrorBoundary: ScreenFailure, children: guardedRoutes(parts) }],
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
        const { reloadsTrips, tripsLoader, TripsScreen } = await import('./trips-screen');
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
        const { newTripLoader, TripFormScreen } = await import('./trip-form-screen');
        return { loader: newTripLoader(parts), Component: TripFormScreen };
      },
    },
    {
      path: 'trips/:id',
      lazy: async () => {
        const { tripLoader, TripScreen } = await import('./trip-screen');
        return { loader: tripLoader(parts), Component: TripScreen };
      },
    },
    {
      path: 'trips/:id/edit',
      lazy: async () => {
        const { editTripLoader, TripFormScreen } = await import('./trip-form-screen');
        return { loader: editTripLoader(parts), Component: TripFormScreen };
      },
    },
    {
      path: 'settings',
      lazy: async () => {
        const { settingsLoader, SettingsScreen } = await import('./settings-screen');
        return { loader: settingsLoader(parts), Component: SettingsScreen };
      },
    },
    {
      path: '*',
      loader: () => {
        throw new Response(null, { status: 404 });
      },
    },
  ];
}
