'use client';
import { createPath, useLocation } from 'react-router';

/** Path, query and hash of the place that the router is at, which need not be the page's. */
export function useAddress(): string {
  return createPath(useLocation());
}
