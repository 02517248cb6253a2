import { useEffect, useState } from 'react';

interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** Label of the button. */
  label: string;
}

/** Button that copies a command and confirms it for two seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className="copy"
      title={text}
      onClick={async () => {
        await copyText(text);
        setCopied(true);
      }}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </button>
  );
}

// A page opened from a folder may lack the clipboard, so a selected field is the fallback.
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
