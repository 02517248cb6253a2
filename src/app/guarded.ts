import type { LoaderFunctionArgs } from 'react-router';
import { guardRoute } from '../auth/react';
import type { AppParts } from './app-context';

/**
 * Loader of a screen for those who are signed in. For everybody else nothing is loaded: the session sends them to sign in, which
 * ends the navigation that asked.
 */
export function guarded<Data>(
  { auth }: AppParts,
  load: (args: LoaderFunctionArgs) => Promise<Data>,
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url, signal } = args.request;
    if (!(await guardRoute(auth, { path: url }))) await leaving(signal);
    return load(args);
  };
}

function leaving(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
