import { action } from 'storybook/actions';

/** Whether an element belongs to the text of a docs page rather than to a sample. */
function isDocsText(element: Element): boolean {
  return element.closest('#storybook-docs') !== null && element.closest('.docs-story') === null;
}

function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Address of a link that would replace the page; none of one that downloads, opens elsewhere or is broken. */
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
 * Keeps samples from replacing the Storybook, whose frames open links and forms in the page around them. A link to a
 * place on the page still leads there; any other one, and a form that is sent natively, is reported to Actions. A
 * link in the text of a docs page that leaves the Storybook opens in a tab of its own.
 */
export function keepSamplesInPlace(): void {
  // On the window in the bubble phase, after every handler of a sample.
  window.addEventListener('click', keepLink);
  window.addEventListener('submit', keepForm);
}
