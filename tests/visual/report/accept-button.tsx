import { useState } from 'react';
import { CopyButton } from './copy-button';
import type { ReportEntry } from './data';
import { acceptCommand } from './filters';

/** Whether `npm start` serves the page, and can accept pictures: a report on disk, or of another machine, cannot. */
export const isServed = location.pathname.endsWith('/pictures-review/');

interface AcceptButtonProps {
  /** Pictures to accept; those that could not be taken are left out. */
  entries: readonly ReportEntry[];
  /** Names of them for a command: of pictures, a story or a component, or `all`. */
  names: string;
  /** Label of the button that accepts them. */
  label?: string;
}

/** Button that accepts pictures, or copies the command for it. */
export function AcceptButton({ entries, names, label = 'Accept' }: AcceptButtonProps) {
  const [problem, setProblem] = useState('');
  const ids = entries
    .filter(({ status }) => status !== 'same' && status !== 'failed')
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  if (!isServed) return <CopyButton text={acceptCommand(names)} label="Copy accept command" />;
  const accept = async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ids });
    const response = await fetch('accept', { method: 'POST', headers, body });
    if (response.ok) location.reload();
    else setProblem(await response.text());
  };
  return (
    <>
      {problem && <strong role="alert">{problem}</strong>}
      <button
        type="button"
        onClick={() => accept().catch((error: unknown) => setProblem(String(error)))}
      >
        {label}
      </button>
    </>
  );
}
