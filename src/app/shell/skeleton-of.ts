/** Shape of a screen that has no data yet. */
export type SkeletonKind = 'list' | 'trip' | 'form' | 'settings';

/** Shape of the screen at an address; null where the screen needs no data. */
export function skeletonOf(pathname: string): SkeletonKind | null {
  if (pathname === '/') return 'list';
  if (pathname === '/settings') return 'settings';
  if (pathname === '/trips/new' || /^\/trips\/[^/]+\/edit$/.test(pathname)) return 'form';
  return /^\/trips\/[^/]+$/.test(pathname) ? 'trip' : null;
}
