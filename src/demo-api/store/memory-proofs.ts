import type { Passkey, PasskeyStore } from './passkey.ts';
import type { Proof, ProofStore } from './proof.ts';

/** Creates an in-memory store of codes, links and challenges. */
export function memoryProofs(): ProofStore {
  const proofs = new Map<string, Proof>();
  return {
    insert: (proof) => void proofs.set(proof.id, { ...proof }),
    get: (id) => copyOf(proofs.get(id)),
    latest: (purpose, account) => {
      const all = [...proofs.values()];
      return copyOf(all.findLast((one) => one.purpose === purpose && one.account === account));
    },
    countGuess: (id) => {
      const proof = proofs.get(id);
      if (proof) proof.guesses += 1;
      return proof?.guesses ?? 0;
    },
    remove: (id) => proofs.delete(id),
    removeAll: (account, purpose) => {
      for (const proof of proofs.values()) {
        const isMeant = proof.account === account && (purpose ?? proof.purpose) === proof.purpose;
        if (isMeant) proofs.delete(proof.id);
      }
    },
    tidy: (now) => {
      for (const { id, expiresAt } of proofs.values()) if (expiresAt <= now) proofs.delete(id);
    },
  };
}

/** Creates an in-memory store of passkeys. */
export function memoryPasskeys(): PasskeyStore {
  const passkeys = new Map<string, Passkey>();
  const find = (userId: string, id: string) => {
    const passkey = passkeys.get(id);
    return passkey?.userId === userId ? passkey : undefined;
  };
  return {
    insert: (passkey) => {
      if (passkeys.has(passkey.id)) return false;
      passkeys.set(passkey.id, { ...passkey });
      return true;
    },
    get: (id) => copyOf(passkeys.get(id)),
    list: (userId) =>
      [...passkeys.values()]
        .filter((passkey) => passkey.userId === userId)
        .map((passkey) => ({ ...passkey }))
        .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
    use: (id, { before, after }, now) => {
      const passkey = passkeys.get(id);
      if (passkey?.counter !== before) return false;
      passkeys.set(id, { ...passkey, counter: after, lastUsedAt: now });
      return true;
    },
    rename: (userId, id, name) => {
      const passkey = find(userId, id);
      if (passkey) passkey.name = name;
      return passkey !== undefined;
    },
    remove: (userId, id) => find(userId, id) !== undefined && passkeys.delete(id),
  };
}

function copyOf<Value extends object>(value: Value | undefined): Value | null {
  return value ? { ...value } : null;
}
