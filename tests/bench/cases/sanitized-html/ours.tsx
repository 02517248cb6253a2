import { useState } from 'react';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import { nextComment } from './data.ts';

/** A comment with its link marks and labels. */
export function Subject() {
  const [html] = useState(nextComment);
  return <SanitizedHtml html={html} />;
}
