import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Storage of a provider in memory, which outlives the provider that uses it. */
export function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...entries].find(
        ([key, entry]) => key.startsWith(`${model}:`) && entry[field] === value,
      )?.[1];
    return {
      upsert: async (id, payload) => void entries.set(keyOf(id), payload),
      find: async (id) => entries.get(keyOf(id)),
      findByUserCode: async (code) => findBy('userCode', code),
      findByUid: async (uid) => findBy('uid', uid),
      destroy: async (id) => void entries.delete(keyOf(id)),
      consume: async (id) => {
        const entry = entries.get(keyOf(id));
        if (entry) entry.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, entry] of entries) if (entry.grantId === grantId) entries.delete(key);
      },
    };
  };
}
