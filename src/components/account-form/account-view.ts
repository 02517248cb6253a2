'use client';
import { createContext, useContext } from 'react';
import type { Attempt } from './attempt/use-attempt';
import type { AccountFormLabels } from './words';

/** What the parts of an account form have in common. */
export interface AccountView {
  /** Prefix of their `data-slot`. */
  slot: string;
  /** Prefix of their ids. */
  prefix: string;
  /** Email address or username of the first step. */
  username: string;
  attempt: Attempt;
  /** Shared labels, the default error of the first step, and the message after success. */
  labels: AccountFormLabels & { rejected: string; succeeded: string };
  locale: string;
}

/** Context that an account form passes to its parts. */
export const AccountViewContext = createContext<AccountView | null>(null);

/**
 * Returns what the parts of the surrounding account form have in common.
 * @throws Error outside an account form.
 */
export function useAccountView(): AccountView {
  const view = useContext(AccountViewContext);
  if (!view) throw new Error('A part of an account form must be inside `AccountFrame`.');
  return view;
}
