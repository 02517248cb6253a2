import * as v from 'valibot';

/** Roles: an editor edits trips, a reader only reads them, an administrator also sees the users. */
export const roles = ['editor', 'reader', 'admin'] as const;

/** Name of a role. */
export type Role = (typeof roles)[number];

/** Scopes of routes. */
export const scopes = ['trips:read', 'trips:write', 'users:read'] as const;

/** Name of a scope. */
export type Scope = (typeof scopes)[number];

/** Scopes of each role. */
export const scopesOf: Readonly<Record<Role, readonly Scope[]>> = {
  editor: ['trips:read', 'trips:write'],
  reader: ['trips:read'],
  admin: ['trips:read', 'trips:write', 'users:read'],
};

/** Schema of a user in responses. */
export const userSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  scope: v.array(v.picklist(scopes)),
});

/** User in responses. */
export type User = v.InferOutput<typeof userSchema>;

/** Second step of a sign-in with a password: a code by email. */
export type SecondFactor = 'email';

/** User in the store. */
export interface StoredUser {
  /** Id. */
  id: string;
  /** Display name. */
  name: string;
  /** Email address. */
  email: string;
  /** Role, which determines the scopes. */
  role: Role;
  /** Hash of the password. */
  passwordHash: string;
  /** Second factor; null if the password is enough. */
  secondFactor: SecondFactor | null;
}

/** Returns a user without the fields that must not leave the server. */
export function publicUser({ id, name, email, role }: StoredUser): User {
  return { id, name, email, role, scope: [...scopesOf[role]] };
}
