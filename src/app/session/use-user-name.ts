'use client';
import { useAuth } from '../../auth/react';
import type { User } from '../../demo-api';

/** Returns the name of the user; empty without a session. */
export function useUserName(): string {
  return useAuth<string, User>(nameOf);
}

function nameOf({ user }: { user: User | null }): string {
  return user?.name ?? '';
}
