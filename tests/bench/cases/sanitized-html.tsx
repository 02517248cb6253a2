import DOMPurify from 'dompurify';
import { useState } from 'react';
import { SanitizedHtml, sanitizeToFragment } from '#src/components/sanitized-html/index.ts';
import type { BenchCase } from '../page.tsx';
import { nextComment, textOf } from './html-texts.ts';

function Ours() {
  const [html] = useState(nextComment);
  return <SanitizedHtml html={html} />;
}

/** A comment with its link marks and labels. */
export const ours: BenchCase = { Subject: Ours };

function Bare() {
  const [html] = useState(nextComment);
  const clean = typeof document === 'undefined' ? '' : DOMPurify.sanitize(html);
  // oxlint-disable-next-line react/no-danger
  return <div dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** The same comment sanitized by the package, as in its introduction. */
export const bare: BenchCase = { Subject: Bare };

/** Text of a size, made once, that is sanitized and inserted into the page. */
function insertion(size: number, insert: (host: HTMLElement, html: string) => void): BenchCase {
  let html = '';
  let host: HTMLElement | undefined;
  return {
    run: () => {
      html ||= textOf(size);
      host ??= document.body.appendChild(document.createElement('div'));
      insert(host, html);
      return host.childElementCount;
    },
  };
}

const insertOurs = (host: HTMLElement, html: string) =>
  host.replaceChildren(sanitizeToFragment(html, 'article').fragment);

const insertBare = (host: HTMLElement, html: string) => {
  host.innerHTML = DOMPurify.sanitize(html);
};

export const ours10kb = insertion(10_000, insertOurs);
export const ours100kb = insertion(100_000, insertOurs);
export const ours1mb = insertion(1_000_000, insertOurs);
export const bare10kb = insertion(10_000, insertBare);
export const bare100kb = insertion(100_000, insertBare);
export const bare1mb = insertion(1_000_000, insertBare);
