import type { LoaderFunctionArgs } from 'react-router';
import { guardRoute } from '../../auth/react';
import type { Scope } from '../../demo-api';
import type { AppParts } from '../app-context';

/**
 * Loader of a screen for those who are signed in. For everybody else nothing is loaded: the session sends them to sign in, which
 * ends the navigation that asked. Users without the scope get the screen for that.
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
