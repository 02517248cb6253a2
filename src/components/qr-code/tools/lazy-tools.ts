import { lazyModule } from '../../../core/lazy-module';

/** Tools that few codes have: capacity, verdict and downloads. */
export const qrCodeTools = lazyModule(() => import('./qr-code-tools'));

/** Preloads the tools, so that the first code already shows them. */
export async function preloadQrCodeTools(): Promise<void> {
  await qrCodeTools.load();
}
