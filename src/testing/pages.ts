import { findWidget } from './find-widget';
import type { TestUser } from './test-user';
import { drive, waitUntil } from './wait-until';

/**
 * Goes to a page of a `Pagination`, by way of others where it is not in sight.
 * @param control Root element or a part of it.
 * @param page Page, from 1.
 */
export async function goToPage(user: TestUser, control: Element, page: number): Promise<void> {
  const root = findWidget('goToPage', control, 'pagination');
  const current = () => Number(root.querySelector<HTMLElement>(currentPage)?.dataset['page']);
  await drive(async () => {
    while (current() !== page) {
      const before = current();
      const nearest = pagesOf(root).sort(
        (one, other) => distance(one, page) - distance(other, page),
      )[0];
      if (!nearest || distance(nearest, page) >= Math.abs(before - page)) {
        throw new Error(`goToPage: there is no page ${page}.`);
      }
      await user.click(nearest);
      await waitUntil(
        () => current() !== before,
        () => `goToPage: page ${before} is still the current one after a click on another one.`,
      );
    }
  });
}

const currentPage = '[data-page][aria-current="page"]';

const pagesOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-page]')];

const distance = (step: HTMLElement, page: number) => Math.abs(Number(step.dataset['page']) - page);
