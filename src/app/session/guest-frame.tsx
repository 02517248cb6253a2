'use client';
import type { ReactNode } from 'react';
import { useWords } from '../app-context';
import { Brand } from '../shell/brand';
import { GuestFrame as Frame } from '../screens/sign-in-screen';

/** Frame of a screen before and after a session. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <Frame brand={<Brand />} footnote={<p>{words.shell.footnote}</p>}>
      {children}
    </Frame>
  );
}
