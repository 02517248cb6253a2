import * as v from 'valibot';

/** Roles of the demonstration: an editor writes trips, a user only sees them, an administrator also sees the people. */
export const roles = ['editor', 'reader', 'admin'] as const;

/** Name of a role. */
export type Role = (typeof roles)[number];

/** Permissions that a route can ask for. */
export const scopes = ['trips:read', 'trips:write', 'users:read'] as const;

/** Name of a permission. */
export type Scope = (typeof scopes)[number];

/** Permissions of each role. */
export const scopesOf: Readonly<Record<Role, readonly Scope[]>> = {
  editor: ['trips:read', 'trips:write'],
  reader: ['trips:read'],
  admin: ['trips:read', 'trips:write', 'users:read'],
};

/** Schema of a person as answers show one. */
export const userSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  scope: v.array(v.picklist(scopes)),
});

/** Person as answers show one. */
export type User = v.InferOutput<typeof userSchema>;

/** Person as the store keeps one. */
export interface StoredUser {
  /** Identifier. */
  id: string;
  /** Name as it is shown. */
  name: string;
  /** Address to sign in with. */
  email: string;
  /** Role, which decides on the permissions. */
  role: Role;
  /** What `hashPassword` made of the password. */
  passwordHash: string;
}

/** Person without what must not leave the server. */
export function publicUser({ id, name, email, role }: StoredUser): User {
  return { id, name, email, role, scope: [...scopesOf[role]] };
}
