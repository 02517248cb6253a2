'use client';
import { lazyModule } from '../../../internals/lazy-module';
import { useLazyModule } from '../../../internals/use-lazy-module';
import type * as QrCodeTools from './qr-code-tools';
import type { QrToolProps } from './tool-props';

const qrCodeTools = lazyModule(() => import('./qr-code-tools'));

/** Loads buttons, states and tools ahead of use, so that the first code already shows them. */
export async function preloadQrCodeTools(): Promise<void> {
  await qrCodeTools.load();
}

/** A part that works only where scripts do, and loads on first use; its place is kept by what is around it. */
export function QrCodeTool({ part, ...props }: QrToolProps & { part: keyof typeof QrCodeTools }) {
  const Part = useLazyModule(qrCodeTools)?.[part];
  return Part && <Part {...props} />;
}
