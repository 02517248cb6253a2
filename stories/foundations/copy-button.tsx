import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './foundations.module.css';

/** Props of {@link CopyButton}. */
interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** Class of the button. */
  className?: string | undefined;
  /** Custom properties of the button. */
  vars?: Record<`--${string}`, string>;
  /** Content of the button. */
  children: ReactNode;
}

/** Button that copies text when pressed and briefly confirms it. */
export function CopyButton({ text, className, vars, children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <button
      type="button"
      className={className ?? styles.copy}
      style={vars as CSSProperties}
      title={`Copy ${text}`}
      data-copied={copied ? '' : undefined}
      onClick={() => void copy()}
    >
      {children}
      <span className={styles.copied} role="status">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  );
}
