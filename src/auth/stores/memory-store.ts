import type { PromptStore } from './token-store';

/**
 * Creates a store in memory: tokens are not stored on the device, and a reload signs out unless there is a
 * cookie.
 */
export function memoryStore(): PromptStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
