'use client';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns the token of a link in an email, which is in the fragment, `#token=…`; null without one. It is removed from
 * the address, so that it remains neither visible nor in the history.
 */
export function useFragmentToken(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(given);
  if (given !== null && given !== token) setToken(given);
  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true, state: state as unknown });
  }, [hash, navigate, pathname, search, state]);
  return token;
}
