import { useState } from 'react';
import { Code } from '../code';
import styles from '../docs.module.css';
import type { CopiedFile } from './registry-item';

const root = '@ui/tessera/';
const languages: Record<string, 'tsx' | 'typescript' | 'css'> = {
  tsx: 'tsx',
  ts: 'typescript',
  css: 'css',
};

function groupByFolder(files: readonly CopiedFile[]): [folder: string, files: CopiedFile[]][] {
  const groups = new Map<string, CopiedFile[]>();
  for (const file of files) {
    const path = file.target.replace(root, 'tessera/');
    const folder = path.slice(0, path.lastIndexOf('/'));
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  return [...groups];
}

function nameOf({ target }: CopiedFile): string {
  return target.slice(target.lastIndexOf('/') + 1);
}

/** Lists the files of an item by folder; selecting a file shows its text with a copy button. */
export function CopiedFiles({ files }: { files: readonly CopiedFile[] }) {
  const [shown, setShown] = useState<CopiedFile>();
  const ending = shown && nameOf(shown).split('.').at(-1);
  return (
    <>
      <dl className={`sb-unstyled ${styles.parcel}`}>
        {groupByFolder(files).map(([folder, inside]) => (
          <div key={folder} className={styles.parcelFolder}>
            <dt>{folder}/</dt>
            <dd>
              {inside.map((file) => (
                <button
                  key={file.target}
                  type="button"
                  className={styles.parcelFile}
                  aria-pressed={file === shown}
                  onClick={() => setShown(file === shown ? undefined : file)}
                >
                  {nameOf(file)}
                </button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {shown && (
        <section aria-label={nameOf(shown)} className={styles.parcelText}>
          <Code
            key={shown.target}
            language={languages[ending ?? ''] ?? 'text'}
            code={shown.content}
          />
        </section>
      )}
    </>
  );
}
