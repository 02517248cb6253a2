import { action } from 'storybook/actions';

/** Whether an element is part of a docs page's text rather than of a sample. */
function isDocsText(element: Element): boolean {
  return element.closest('#storybook-docs') !== null && element.closest('.docs-story') === null;
}

function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Returns the URL of a link that would replace the page; none if it downloads, opens a new tab or is broken.
 */
function addressOf(link: Element): URL | null {
  const href = link.getAttribute('href') ?? '';
  const opensElsewhere = link.hasAttribute('download') || link.getAttribute('target') === '_blank';
  if (opensElsewhere || !URL.canParse(href, document.baseURI)) return null;
  return new URL(href, document.baseURI);
}

function withoutPlace(address: string): string {
  return address.replace(/#.*$/, '');
}

function keepLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a[href], area[href]');
  if (!link || event.defaultPrevented || !isPlainPress(event)) return;
  const address = addressOf(link);
  if (!address) return;
  if (isDocsText(link)) {
    if (address.origin === location.origin) return;
    event.preventDefault();
    window.open(address, '_blank', 'noopener');
    return;
  }
  event.preventDefault();
  const staysOnPage = withoutPlace(address.href) === withoutPlace(document.baseURI);
  if (staysOnPage && address.hash) location.hash = address.hash;
  else action('navigate')(link.getAttribute('href'));
}

function keepForm(event: SubmitEvent) {
  const { target: form, submitter, defaultPrevented } = event;
  if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const { method, target } = form;
  if (method === 'dialog' || target === '_blank') return;
  event.preventDefault();
  action('submit')({
    method,
    action: form.getAttribute('action') ?? '',
    data: [...new FormData(form, submitter)],
  });
}

/**
 * Prevents samples from navigating away from the Storybook. Links to a fragment of the page still work; other
 * links and native form submissions are reported to the Actions panel. External links in the text of a docs
 * page open in a new tab.
 */
export function keepSamplesInPlace(): void {
  // Added to the window in the bubble phase, to run after every handler of a sample.
  window.addEventListener('click', keepLink);
  window.addEventListener('submit', keepForm);
}
