'use client';
import { lazyModule } from '../../../internals/lazy-module';
import { useLazyModule } from '../../../internals/use-lazy-module';
import type * as QrCodeTools from './qr-code-tools';
import type { QrToolProps } from './tool-props';

const qrCodeTools = lazyModule(() => import('./qr-code-tools'));

/** Preloads buttons, placeholder texts and tools, so that the first code already shows them. */
export async function preloadQrCodeTools(): Promise<void> {
  await qrCodeTools.load();
}

/** Lazy part that needs scripts; its space is reserved. */
export function QrCodeTool({ part, ...props }: QrToolProps & { part: keyof typeof QrCodeTools }) {
  const Part = useLazyModule(qrCodeTools)?.[part];
  return Part && <Part {...props} />;
}
