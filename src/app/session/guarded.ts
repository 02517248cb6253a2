import type { LoaderFunctionArgs } from 'react-router';
import { guardRoute } from '../../auth/react';
import type { Scope } from '../../demo-api';
import type { AppParts } from '../app-context';

/**
 * Returns the loader of a screen for signed-in users. For guests, nothing is loaded: they are redirected to
 * the sign-in page, which ends the navigation. Users without the scope see the screen for missing access.
 */
export function guarded<Data>(
  { auth }: AppParts,
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  scope?: Scope,
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url, signal } = args.request;
    if (!(await guardRoute(auth, { path: url }))) await leaving(signal);
    if (scope && !auth.hasScope(scope)) throw new Response(null, { status: 403 });
    return load(args);
  };
}

function leaving(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
