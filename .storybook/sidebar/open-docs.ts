import type { API } from 'storybook/manager-api';
import { sharedPage } from './search-names';

/** Minimum width at which Storybook shows the sidebar next to the page: its own breakpoint. */
const desktop = matchMedia('(min-width: 600px)');

/**
 * Opens the docs page of a component, or that of its family, when its item in the sidebar is expanded. Storybook does so
 * for components with a page of their own, but a component with tests below it is a group in its index.
 */
export function openDocsOfGroups(api: API): void {
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
