'use client';
import type { ReactNode } from 'react';
import { GuestOnly } from '../../auth/react';
import { useAddress } from '../shell/place';
import { Waiting } from '../shell/waiting';

/** Screen for guests; signed-in users return to the requested page. */
export function GuestPage({ children }: { children: ReactNode }) {
  return (
    <GuestOnly path={useAddress()} fallback={<Waiting />} otherwise={<Waiting />}>
      {children}
    </GuestOnly>
  );
}
