import { renderLabel, type TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import type { Theme } from './canvas/globals';
import { themeFromTokens } from './canvas/token-theme';
import { searchNames, sharedPage } from './sidebar/search-names';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 6a2 2 0 0 1 2-2h9v11H4z"/><path d="M17 4h9a2 2 0 0 1 2 2v5H17z" opacity=".55"/><path d="M4 17h11v11H6a2 2 0 0 1-2-2z" opacity=".75"/><path d="M17 13h11v13a2 2 0 0 1-2 2h-9z"/></svg>`;

function paint(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  addons.setConfig({
    theme: Object.assign(themeFromTokens(theme), {
      brandTitle: `<span class="tessera-brand">${mark}Tessera</span>`,
      // No image: Storybook then renders the title as markup, which follows the theme and the typeface of the
      // page.
      brandImage: null,
      brandUrl: './',
      brandTarget: '_self',
    }),
  });
}

/** Sets the title of the tab, which Storybook resets on every page. */
function nameTheTab() {
  const named = document.title.replace('Storybook', 'Tessera');
  if (document.title !== named) document.title = named;
}

let pictures = false;

/** Uses the dark theme if the canvas is dark, and otherwise follows the system. */
function followTheme(globals: Record<string, unknown>) {
  const { theme } = globals;
  const dark = theme === 'dark' || (theme === 'all' && prefersDark.matches);
  paint(dark ? 'dark' : 'light');
}

function badge(tags: string, text: string, tone: 'info' | 'success', tooltip: string) {
  const style = {
    borderColor: 'transparent',
    backgroundColor: `var(--tessera-color-${tone}-subtle)`,
    color: `var(--tessera-color-on-${tone}-subtle)`,
    fontWeight: 500,
  };
  // A component with tests is a group; its stories need no badge of their own.
  const sidebar = (['component', 'group', 'docs', 'story'] as const).map((type) => ({
    type,
    skipInherited: true,
  }));
  return { tags, badge: { text, style, tooltip }, display: { sidebar } };
}

/** Minimum width at which Storybook shows the sidebar next to the page: its own breakpoint. */
const desktop = matchMedia('(min-width: 600px)');

/**
 * Opens the docs page of a component, or that of its family, when its item in the sidebar is expanded. Storybook does so
 * for components with a page of their own, but a component with tests below it is a group in its index.
 */
function openDocsOfGroups(api: API): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const item = (target as Element).closest<HTMLElement>('[data-nodetype="group"]');
      const collapsed = item?.querySelector('[aria-expanded="false"]');
      if (!item || !collapsed || !desktop.matches) return;
      const own = `${item.dataset['itemId'] ?? ''}--docs`;
      const shared = sharedPage(item.innerText.split('\n')[0] ?? '');
      const docs = [own, ...(shared ? [shared.id] : [])].find((id) => api.resolveStory(id));
      if (docs) api.selectStory(docs);
    },
    // Before the item is expanded.
    true,
  );
}

/** Events after which the index may be new. */
const events = [CURRENT_STORY_WAS_SET, DOCS_RENDERED, STORY_RENDERED];

/**
 * Names the docs pages in the index of the sidebar for its search: by the component rather than "Docs", so that a page
 * comes before its stories, and by its other names, as titles of anchors, which the search reads and the tree does not
 * show.
 */
function addSearchNames(api: API): void {
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

const tagBadges: TagBadgeParameters = [
  badge('new', 'New', 'success', 'Added in the last release.'),
  badge('beta', 'Beta', 'info', 'Complete and tested; its props may still change.'),
  badge('stable', 'Stable', 'success', 'Its props change in a major release only.'),
];

addons.setConfig({
  tagBadges,
  sidebar: {
    // In the tree, a page may be below the component that it is named after for the search.
    renderLabel: (item) => {
      const isBelow = item.type === 'docs' && item.id.startsWith(`${item.parent}--`);
      return renderLabel(isBelow ? { ...item, name: 'Docs' } : item);
    },
  },
});
paint(prefersDark.matches ? 'dark' : 'light');
nameTheTab();
new MutationObserver(nameTheTab).observe(document.head, { childList: true, subtree: true });
addons.register('tessera/sidebar', (api) => {
  openDocsOfGroups(api);
  addSearchNames(api);
});
addons.register('tessera/toolbar', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    followTheme(globals);
    const asked = globals.pictures === 'on';
    if (asked === pictures) return;
    pictures = asked;
    // Screenshots of a desktop have the width of this viewport; the viewport menu offers narrower ones.
    api.updateGlobals({ viewport: { value: asked ? 'desktop' : undefined, isRotated: false } });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
