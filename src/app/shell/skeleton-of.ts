/** Kind of skeleton. */
export type SkeletonKind = 'list' | 'trip' | 'form' | 'settings';

/** Returns the kind of skeleton for a URL; null if the screen needs no data. */
export function skeletonOf(pathname: string): SkeletonKind | null {
  if (pathname === '/') return 'list';
  if (pathname === '/settings') return 'settings';
  if (pathname === '/trips/new' || /^\/trips\/[^/]+\/edit$/.test(pathname)) return 'form';
  return /^\/trips\/[^/]+$/.test(pathname) ? 'trip' : null;
}
