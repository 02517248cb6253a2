import { sharedPage } from '#.storybook/sidebar/search-names.ts';

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
