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
 * docs page if it has one.
 */
export function listContents(entries: IndexEntry[]): [room: string, items: ContentsItem[]][] {
  return rooms
    .map((room): [string, ContentsItem[]] => {
      const items = new Map<string, ContentsItem>();
      for (const { id, title, type, tags } of entries) {
        const [root, ...rest] = title.split('/');
        const name = rest.join(' / ');
        if (root !== room || !name || tags.includes('play')) continue;
        const known = items.get(name);
        if (!known || (type === 'docs' && known.path.startsWith('/story/'))) {
          items.set(name, { name, path: `/${type}/${id}` });
        }
      }
      return [room, [...items.values()]];
    })
    .filter(([, items]) => items.length > 0);
}
