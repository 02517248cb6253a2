'use client';
import type { ReactNode } from 'react';
import { useWords } from '../app-context';
import { GuestFrame } from '../screens/sign-in-screen';
import { Brand } from '../shell/brand';

/** Frame of a screen before and after a session. */
export function GuestPage({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <GuestFrame brand={<Brand />} footnote={<p>{words.shell.footnote}</p>}>
      {children}
    </GuestFrame>
  );
}
