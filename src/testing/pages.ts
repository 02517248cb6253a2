import { drive, findWidget, type TestUser, waitUntil } from './find-widget';

/**
 * Navigates to a page of a `Pagination`, step by step if it is not visible.
 * @param control Root element or a part of it.
 * @param page Page, from 1.
 */
export async function goToPage(user: TestUser, control: Element, page: number): Promise<void> {
  const root = findWidget('goToPage', control, 'pagination');
  const current = () => Number(root.querySelector<HTMLElement>(currentPage)?.dataset.page);
  await drive(async () => {
    while (current() !== page) {
      const before = current();
      const step = stepToward(root, page, before);
      if (!step) throw new Error(`goToPage: there is no page ${page}.`);
      await user.click(step);
      await waitUntil(
        () => current() !== before,
        () => `goToPage: page ${before} is still the current one after a click on another one.`,
      );
    }
  });
}

const currentPage = '[data-page][aria-current="page"]';

/**
 * Returns the control of a page, or the one that leads closest to it if the page is not visible, such as in a
 * narrow container.
 */
function stepToward(root: Element, page: number, current: number): Element | undefined {
  const distance = (step: HTMLElement) => Math.abs(Number(step.dataset.page) - page);
  const [nearest] = [...root.querySelectorAll<HTMLElement>('[data-page]')]
    .filter((step) => step.checkVisibility?.() ?? true)
    .sort((one, other) => distance(one) - distance(other));
  if (nearest && distance(nearest) < Math.abs(current - page)) return nearest;
  const neighbor = root.querySelector(
    `[data-slot="pagination-${page < current ? 'previous' : 'next'}"]`,
  );
  return neighbor?.getAttribute('aria-disabled') === 'true' ? undefined : (neighbor ?? undefined);
}

/**
 * Waits until a `SanitizedHtml` has rendered its content, and returns the sanitized HTML.
 * @param element Root element, or an element around it.
 */
export async function cleanHtmlOf(element: Element): Promise<string> {
  const root = findWidget('cleanHtmlOf', element, 'sanitized-html');
  return drive(async () => {
    await waitUntil(
      () => root.dataset.outcome,
      () => 'cleanHtmlOf: the HTML was not cleaned.',
    );
    return root.querySelector('[data-slot="sanitized-html-content"]')?.innerHTML ?? '';
  });
}
