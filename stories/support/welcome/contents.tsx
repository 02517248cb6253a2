import { useEffect, useState } from 'react';
import { listContents, type IndexEntry } from './list-contents';
import styles from './welcome.module.css';

/** Table of contents of this Storybook, generated from its index. */
export function Contents() {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void fetch('./index.json', { signal: leaving.signal })
      .then((response) => response.json())
      .then((index: { entries: Record<string, IndexEntry> }) =>
        setEntries(Object.values(index.entries)),
      )
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return (
    <dl className={`sb-unstyled ${styles.contents}`}>
      {listContents(entries).map(([room, items]) => (
        <div key={room} className={styles.room}>
          <dt>{room}</dt>
          {items.map(({ name, path }) => (
            <dd key={name}>
              <a href={`./?path=${path}`} target="_top">
                {name}
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
