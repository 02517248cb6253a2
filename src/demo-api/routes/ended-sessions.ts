import type { SessionStore } from '../store/store.ts';

/**
 * Returns a store in which an ended session is gone at once, even where removing it fails, as with a full disk. What could not be
 * removed is remembered until it can be, or until the process ends.
 */
export function withEndedSessions(sessions: SessionStore): SessionStore {
  const ended = new Set<string>();

  const removeEnded = () => {
    try {
      for (const id of ended) {
        sessions.remove(id);
        ended.delete(id);
      }
    } catch {
      // The next sign-in or sign-out tries again.
    }
  };

  return {
    ...sessions,
    get: (id) => (ended.has(id) ? null : sessions.get(id)),
    list: (userId) => sessions.list(userId).filter(({ id }) => !ended.has(id)),
    rotate: (id, expected, next) => !ended.has(id) && sessions.rotate(id, expected, next),
    remove: (id) => {
      if (ended.has(id) || !sessions.get(id)) return false;
      ended.add(id);
      removeEnded();
      return true;
    },
    removeAll: (userId, exceptId) => {
      for (const { id } of sessions.list(userId)) if (id !== exceptId) ended.add(id);
      removeEnded();
    },
    tidy: (userId, time, most) => {
      removeEnded();
      sessions.tidy(userId, time, most);
    },
  };
}
