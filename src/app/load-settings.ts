import type { SessionInfo } from '../demo-api';
import { bodyOf } from './api-client';
import type { AppParts } from './app-context';
import { guarded } from './guarded';

/** What the settings show beside what is kept on the device. */
export interface SettingsData {
  /** Sessions of the person; null where they could not be loaded, which hinders nothing else. */
  sessions: SessionInfo[] | null;
}

/** Loader of the settings. */
export function settingsLoader(parts: AppParts) {
  return guarded(parts, ({ request: { signal } }): Promise<SettingsData> => {
    const answer = bodyOf(parts.api.auth.sessions.$get({}, { init: { signal } }));
    return answer.catch(() => ({ sessions: null }));
  });
}
