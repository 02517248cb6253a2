import { type ComponentType, useState } from 'react';
import reactPaginate from 'react-paginate';
import { Pagination } from '#src/components/pagination/index.ts';
import type { BenchCase } from '../page.tsx';

const parts = {
  next: '[data-slot="pagination-next"]',
  previous: '[data-slot="pagination-previous"]',
};

/** Our pagination of 20 pages with minimal props. */
export const ours: BenchCase = { Subject: () => <Pagination itemCount={400} />, parts };

/** Our pagination of ten pages. */
export const tenPages: BenchCase = { Subject: () => <Pagination itemCount={200} />, parts };

/** Our pagination of a million pages. */
export const millionPages: BenchCase = {
  Subject: () => <Pagination itemCount={20_000_000} />,
  parts,
};

// A CommonJS default export: the class itself in some bundlers, an object around it in others.
const { default: inner } = reactPaginate as unknown as { default?: typeof reactPaginate };
const Paginate = (inner ?? reactPaginate) as ComponentType<{ pageCount: number }>;

/** The bare package with minimal props. It shows as many pages as ours. */
export const bare: BenchCase = {
  Subject: () => <Paginate pageCount={20} />,
  parts: { next: '.next a', previous: '.previous a' },
};

const pages = [1, 2, 3, 4, 5, 20];

function NativeButtons() {
  const [page, setPage] = useState(1);
  return (
    <nav>
      <button type="button" className="previous" onClick={() => setPage(page - 1)}>
        Previous
      </button>
      {pages.map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => setPage(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" className="next" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}

/** Native elements with minimal React: a row of buttons. */
export const floor: BenchCase = {
  Subject: NativeButtons,
  parts: { next: '.next', previous: '.previous' },
};
