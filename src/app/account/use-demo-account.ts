'use client';
import { useEffect, useState } from 'react';
import { bodyOf } from '../api-client';
import { useApp } from '../app-context';

/** Public account of the demonstration. */
export interface DemoAccount {
  email: string;
  password: string;
}

/** Returns the demo account; null if the server has none, and until it has answered. */
export function useDemoAccount(): DemoAccount | null {
  const { api } = useApp();
  const [account, setAccount] = useState<DemoAccount | null>(null);
  useEffect(() => {
    const life = new AbortController();
    bodyOf(api.demo.$get({}, { init: { signal: life.signal } })).then(setAccount, () => {
      // Without an account, only the form is shown.
    });
    return () => life.abort();
  }, [api]);
  return account;
}
