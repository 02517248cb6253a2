import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { searchNames } from './search-names';

/** Events after which the index may be new. */
const events = [CURRENT_STORY_WAS_SET, DOCS_RENDERED, STORY_RENDERED];

/**
 * Names the docs pages in the index of the sidebar for its search: by the component rather than "Docs", so that a page
 * comes before its stories, and by its other names, as titles of anchors, which the search reads and the tree does not
 * show.
 */
export function addSearchNames(api: API): void {
  const add = () => {
    const index = api.getIndex();
    if (!index) return;
    let added = false;
    const entries = Object.entries(index.entries).map(([id, entry]) => {
      const names = entry.type === 'docs' && !entry.anchors && searchNames[entry.title];
      if (!names) return [id, entry];
      added = true;
      const name = entry.title.split('/').at(-1);
      return [id, { ...entry, name, anchors: names.map((each) => ({ id: each, title: each })) }];
    });
    if (added) void api.setIndex({ ...index, entries: Object.fromEntries(entries) });
  };
  for (const event of events) api.on(event, add);
}
