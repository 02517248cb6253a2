import { useEffect, useState } from 'react';
import { sharedPage } from '#.storybook/sidebar/search-names.ts';
import styles from './welcome.module.css';

/** Group of Storybook users. */
interface Audience {
  /** Name of the group. */
  who: string;
  /** Recommendation for the group. */
  text: string;
}

/** Cards with a recommendation for each group. */
export function Audiences({ audiences }: { audiences: Audience[] }) {
  return (
    <ul className={`sb-unstyled ${styles.audiences}`}>
      {audiences.map(({ who, text }) => (
        <li key={who} className={styles.audience}>
          <strong>{who}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Entry of Storybook's index. */
export interface IndexEntry {
  /** Id of the entry. */
  id: string;
  /** Path in the sidebar, separated by slashes. */
  title: string;
  /** Kind of the entry. */
  type: 'docs' | 'story';
  /** Tags of the entry. */
  tags: string[];
}

/** Component or foundation, and the page to open for it. */
export interface ContentsItem {
  /** Last part of the title. */
  name: string;
  /** Path for the URL, such as `/docs/components-rating--docs`. */
  path: string;
}

const rooms = ['Foundations', 'Components', 'Primitives', 'Screens', 'Guides'];

/**
 * Returns the sections of the sidebar with their components. Each component is listed once and links to its
 * docs page, or to that of its family, if there is one.
 */
export function listContents(entries: IndexEntry[]): [room: string, items: ContentsItem[]][] {
  return rooms
    .map((room): [string, ContentsItem[]] => {
      const items = new Map<string, ContentsItem>();
      for (const { id, title, type, tags } of entries) {
        const [root, ...rest] = title.split('/');
        const name = rest.join(' / ');
        if (root !== room || !name || tags.includes('play')) continue;
        const shared = sharedPage(name);
        const own = `/${type}/${id}`;
        if (type === 'docs') items.set(name, { name, path: own });
        else if (!items.has(name))
          items.set(name, { name, path: shared ? `/docs/${shared.id}` : own });
      }
      return [room, [...items.values()]];
    })
    .filter(([, items]) => items.length > 0);
}

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
