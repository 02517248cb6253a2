'use client';
import { useSyncExternalStore } from 'react';
import { onDemand } from '../../internals/on-demand';
import type { QrCodeOwnProps } from './qr-code-props';
import type * as QrCodeTools from './qr-code-tools';
import type { QrContent } from './read-value';
import type { usableProps } from './usable-props';

/** Why there is no code. */
export type QrCoverState = 'loading' | 'expired' | 'scanned' | 'empty' | 'tooLong';

/** What the parts that load on first use are about. */
export interface QrToolProps {
  content: QrContent;
  /** Props as they are in effect. */
  drawn: ReturnType<typeof usableProps>;
  /** The other props of the widget, as they were passed. */
  asked: QrCodeOwnProps;
  cover: QrCoverState | null;
  locale: string;
}

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
