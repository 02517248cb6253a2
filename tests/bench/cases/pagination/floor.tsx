import { useState } from 'react';

const pages = [1, 2, 3, 4, 5, 20];

/** Native elements with minimal React: a row of buttons. */
export function Subject() {
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

export const parts = { next: '.next', previous: '.previous' };
