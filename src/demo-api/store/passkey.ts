/** Passkey of a user. Times are in seconds since 1970. */
export interface Passkey {
  /** Id of the credential, in Base64url. */
  id: string;
  /** Id of the user. */
  userId: string;
  /** Public key (COSE), in Base64url. */
  publicKey: string;
  /** Counter of the device at the last sign-in, which a copied passkey repeats; 0 if the device has none. */
  counter: number;
  /** How the browser reaches the device, such as `internal` or `usb`. */
  transports: readonly string[];
  /** Name given by the user; empty without one. */
  name: string;
  /** Whether a password manager copies it to other devices. */
  synced: boolean;
  /** Time of creation. */
  createdAt: number;
  /** Time of the last sign-in, or null. */
  lastUsedAt: number | null;
}

/** Passkeys of all users. */
export interface PasskeyStore {
  /** Adds a passkey; returns false if its id exists. */
  insert: (passkey: Passkey) => boolean;
  /** Returns the passkey with an id. */
  get: (id: string) => Passkey | null;
  /** Returns the passkeys of a user, oldest first. */
  list: (userId: string) => Passkey[];
  /** Records a sign-in; returns false if the counter has changed since it was read. */
  use: (id: string, counter: { before: number; after: number }, now: number) => boolean;
  /** Changes the name of a user's passkey; returns whether there is one. */
  rename: (userId: string, id: string, name: string) => boolean;
  /** Removes a user's passkey; returns whether there was one. */
  remove: (userId: string, id: string) => boolean;
}
