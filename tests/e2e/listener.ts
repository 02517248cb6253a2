import type { CDPSession, Page } from '@playwright/test';

/** Value of a property in Chromium's accessibility tree. */
interface TreeValue {
  value?: string | number | boolean;
}

/** Node of Chromium's accessibility tree. */
interface TreeNode {
  ignored: boolean;
  nodeId: string;
  role?: TreeValue;
  name?: TreeValue;
  value?: TreeValue;
  description?: TreeValue;
  properties?: Array<{ name: string; value: TreeValue }>;
}

/** Screen reader of a test: what it says after each key. */
export interface Listener {
  /** Presses a key, types a text in quotes, or reads the whole page (`Read`); returns what a screen reader says. */
  take: (step: string) => Promise<string[]>;
}

/** Containers whose name is read when the focus enters them. */
const containers = new Set(
  'alertdialog dialog form grid group listbox menu radiogroup region tablist toolbar'.split(' '),
);
const states = new Set(
  'checked disabled expanded invalid pressed readonly required selected valuetext'.split(' '),
);

/** Listens to a page, before it is opened. Its timers run only in steps, so that no message depends on the machine. */
export async function listenTo(page: Page): Promise<Listener> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.clock.install({ time: '2026-04-08T20:00:00Z' });
  await page.addInitScript(recordMessages);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  let before: string[] = [];

  // A key may load a part of the widget, which may load another one.
  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await page.clock.runFor(1500);
      if (open.size > 0) quiet = -1;
    }
  };

  return {
    take: async (step) => {
      if (step.startsWith('"')) await page.keyboard.type(step.slice(1, -1));
      else if (step !== 'Read') await page.keyboard.press(step);
      await settle();
      const messages = await page.evaluate(takeMessages);
      const said = messages.map((message) => `  says ${JSON.stringify(message)}`);
      if (step === 'Read') {
        const tree = await page.locator('#root').ariaSnapshot();
        return [step, ...tree.split('\n').map((line) => `  ${line}`), ...said];
      }
      const [focused, ...around] = await pathOfFocus(cdp);
      const inside = around.filter(({ role }) => containers.has(String(role?.value))).toReversed();
      const entered = inside.filter(({ nodeId }) => !before.includes(nodeId));
      before = inside.map(({ nodeId }) => nodeId);
      return [
        step,
        ...entered.filter(({ name }) => name?.value).map((node) => `  in ${wordsOf(node)}`),
        ...(focused ? [`  ${wordsOf(focused)}`] : []),
        ...said,
      ];
    },
  };
}

/** The focused node, or the active one in it, and the nodes around it from the inside out. */
async function pathOfFocus(cdp: CDPSession): Promise<TreeNode[]> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: `(${activeElement})()` });
  if (!result.objectId) return [];
  const { nodes } = (await cdp.send('Accessibility.getAXNodeAndAncestors', {
    objectId: result.objectId,
  })) as { nodes: TreeNode[] };
  return nodes.filter(({ ignored }) => !ignored);
}

function activeElement(): Element | null {
  const focused = document.activeElement;
  const active = focused?.getAttribute('aria-activedescendant');
  return (active ? document.querySelector(`#${CSS.escape(active)}`) : null) ?? focused;
}

function wordsOf({ role, name, value, description, properties = [] }: TreeNode): string {
  const quoted = (text: TreeValue['value'], before = '') =>
    text === undefined || text === '' ? [] : [`${before}${JSON.stringify(text)}`];
  const said = properties
    .filter(({ name: state }) => states.has(state))
    .map(({ name: state, value: { value: is } }) => ({ state, is: String(is) }))
    .filter(({ state, is }) => is !== 'false' || state === 'checked' || state === 'expanded');
  return [
    [role?.value, ...quoted(name?.value)].join(' '),
    ...quoted(value?.value, 'value '),
    ...said.map(({ state, is }) => (is === 'true' ? state : `${state} ${is}`)),
    ...quoted(description?.value, 'described as '),
  ].join(', ');
}

interface Hearing {
  messages?: string[];
}

/** Records, inside of the page, what live regions announce. */
function recordMessages(): void {
  const messages: string[] = ((window as Hearing).messages = []);
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]';
  new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      for (const node of addedNodes) {
        if (region?.matches('[data-slot="announcer"]')) messages.push(node.textContent ?? '');
        else if (node instanceof Element && node.matches('[role="alert"]')) changed.add(node);
      }
      if (region && !region.matches('[data-slot="announcer"]')) changed.add(region);
    }
    messages.push(...Array.from(changed, (region) => region.textContent).filter(Boolean));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function takeMessages(): string[] {
  return (window as Hearing).messages?.splice(0) ?? [];
}
