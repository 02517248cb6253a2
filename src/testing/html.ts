import { findWidget } from './find-widget';
import { drive, waitUntil } from './wait-until';

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
