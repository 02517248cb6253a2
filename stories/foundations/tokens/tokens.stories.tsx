import { useState } from 'react';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { Disclosure } from '#stories/support/docs/disclosure.tsx';
import { cssFiles, dtcgFiles, figmaFiles, type TokenFile } from './export-tokens.ts';
import styles from './token-files.module.css';

const meta = preview.meta({
  title: 'Foundations/Tokens',
  parameters: { stage: 'wide', controls: { disable: true } },
});

/** Lists files to copy or download; the beginning of each can be shown. */
function TokenFiles({ files }: { files: readonly TokenFile[] }) {
  const [copied, setCopied] = useState('');
  const copy = ({ name, text }: TokenFile) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(name),
      () => {},
    );
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.name} className={styles.file}>
          <div className={styles.words}>
            <code>
              <bdi>{file.name}</bdi>
            </code>
            <span>
              <bdi>{file.purpose}</bdi>
            </span>
          </div>
          <bdi className={styles.weight}>{kilobytes(file.text)}</bdi>
          <Button size="sm" aria-label={`Copy ${file.name}`} onClick={() => void copy(file)}>
            {copied === file.name ? 'Copied' : 'Copy'}
          </Button>
          <Button size="sm" aria-label={`Download ${file.name}`} onClick={() => download(file)}>
            Download
          </Button>
          <Disclosure title="First lines" className={styles.beginning} open={files.length === 1}>
            <pre>
              <code>{file.text.split('\n', 12).join('\n')}</code>
            </pre>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function kilobytes(text: string): string {
  return `${(new Blob([text]).size / 1000).toFixed(1)} kB`;
}

function download({ name, text }: TokenFile): void {
  const address = URL.createObjectURL(new Blob([text]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export const DesignTokens = meta.story({
  name: 'DTCG JSON',
  render: () => <TokenFiles files={dtcgFiles} />,
});

export const Css = meta.story({ name: 'CSS', render: () => <TokenFiles files={cssFiles} /> });

export const Figma = meta.story({
  name: 'Figma variables',
  render: () => <TokenFiles files={figmaFiles} />,
});
