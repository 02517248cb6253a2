import DOMPurify from 'dompurify';
import { useState } from 'react';
import { nextComment } from './data.ts';

/** The same comment sanitized by the package, as in its introduction. */
export function Subject() {
  const [html] = useState(nextComment);
  const clean = typeof document === 'undefined' ? '' : DOMPurify.sanitize(html);
  // oxlint-disable-next-line react/no-danger
  return <div dangerouslySetInnerHTML={{ __html: clean }} />;
}
