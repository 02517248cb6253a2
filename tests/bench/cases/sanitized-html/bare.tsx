import DOMPurify from 'dompurify';
import { useState } from 'react';
import { nextComment } from './data.ts';

/** The same comment through the package as its introduction has it. */
export function Subject() {
  const [html] = useState(nextComment);
  const clean = typeof document === 'undefined' ? '' : DOMPurify.sanitize(html);
  // oxlint-disable-next-line react/no-danger
  return <div dangerouslySetInnerHTML={{ __html: clean }} />;
}
