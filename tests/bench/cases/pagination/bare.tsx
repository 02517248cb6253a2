import type { ComponentType } from 'react';
import reactPaginate from 'react-paginate';

// A CommonJS default export: the class itself in some bundlers, an object around it in others.
const { default: inner } = reactPaginate as unknown as { default?: typeof reactPaginate };
const Paginate = (inner ?? reactPaginate) as ComponentType<{ pageCount: number }>;

/** The bare package with minimal props. It shows as many pages as ours. */
export function Subject() {
  return <Paginate pageCount={20} />;
}

export const parts = { next: '.next a', previous: '.previous a' };
