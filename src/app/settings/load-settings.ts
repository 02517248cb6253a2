import type { SessionInfo } from '../../demo-api';
import { bodyOf } from '../api-client';
import type { AppParts } from '../app-context';
import { guarded } from '../session/guarded';

/** What the settings show beside what is kept on the device. */
export interface SettingsData {
  /** Sessions of the person, on their way; null where they could not be loaded, which hinders nothing else. */
  sessions: Promise<SessionInfo[] | null>;
}

/** Loader of the settings. */
export function settingsLoader(parts: AppParts) {
  return guarded(parts, async ({ request: { signal } }): Promise<SettingsData> => {
    const answer = bodyOf(parts.api.auth.sessions.$get({}, { init: { signal } }));
    // What is on the device is there at once and waits for no server.
    return {
      sessions: answer.then(
        ({ sessions }) => sessions,
        () => null,
      ),
    };
  });
}
