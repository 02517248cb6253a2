'use client';
import { useSyncExternalStore } from 'react';
import { onDemand } from '../../../internals/on-demand';
import type * as QrCodeTools from './qr-code-tools';
import type { QrToolProps } from './tool-props';

type Tools = typeof QrCodeTools;

const modules = onDemand<'tools', Tools>(() => import('./qr-code-tools'));

/** Loads buttons, states and tools ahead of use, so that the first code already shows them. */
export function preloadQrCodeTools(): Promise<void> {
  return modules.load('tools');
}

/** A part that works only where scripts do, and loads on first use; its place is kept by what is around it. */
export function QrCodeTool({ part, ...props }: QrToolProps & { part: keyof Tools }) {
  const tools = useSyncExternalStore(
    modules.subscribe,
    () => {
      const loaded = modules.peek('tools');
      if (!loaded) void modules.load('tools');
      return loaded;
    },
    () => undefined,
  );
  const Part = tools?.[part];
  return Part && <Part {...props} />;
}
