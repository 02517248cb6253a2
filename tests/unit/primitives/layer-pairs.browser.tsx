import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { innerKinds, outerKinds, type LayerKind } from '#tests/support/layers/layer-kinds.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

// With keys and presses of the browser, which closes lists of its own and native dialogs itself.

const partOf = (level: string) => {
  const part = document.querySelector<HTMLElement>(`[data-level="${level}"]`);
  if (!part) throw new Error(`There is no ${level} part.`);
  return part;
};

/** Open layers; the region of the toasts is one only while it has some. */
const open =
  ':is(:popover-open:not([data-slot="toast-region"]), dialog[open], select:open, [data-toast])';

// In Firefox and WebKit, a test can only send keys to the page, never to a list of the browser.
const kinds = Object.entries(innerKinds).filter(
  ([name]) => name !== 'select' || navigator.userAgent.includes('Chrome'),
);

/** Whether the layer of a part is open; a toast is shown elsewhere. */
function isOpen(level: string): boolean {
  const levels = [...document.querySelectorAll<HTMLElement>(open)].map((layer) =>
    layer.dataset['toast'] ? 'inner' : layer.closest<HTMLElement>('[data-level]')?.dataset['level'],
  );
  return levels.includes(level);
}

function openerOf(level: string, { opener = 'button' }: LayerKind): HTMLElement {
  const found = partOf(level).querySelector<HTMLElement>(opener);
  if (!found) throw new Error(`The ${level} part has no opener.`);
  return found;
}

async function openPart(level: string, kind: LayerKind) {
  const opener = openerOf(level, kind);
  opener.focus();
  await (kind.open ?? (() => userEvent.keyboard('{Enter}')))();
  await vi.waitFor(() => expect(isOpen(level), `${level} is open`).toBe(true));
  return opener;
}

async function expectClosed(level: string, opener: HTMLElement) {
  await vi.waitFor(() => expect(isOpen(level), `${level} is open`).toBe(false));
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
}

async function openBoth(outer: LayerKind, inner: LayerKind) {
  mount(
    <>
      <div style={{ blockSize: 700 }} />
      <div data-level="outer">
        <outer.Part>
          <div data-level="inner">
            <inner.Part />
          </div>
        </outer.Part>
      </div>
    </>,
  );
  const outerOpener = await openPart('outer', outer);
  const innerOpener = await openPart('inner', inner);
  expect(isOpen('outer'), 'outer stays open').toBe(true);
  return { outerOpener, innerOpener };
}

const pressBeside = () => userEvent.pointer({ keys: '[MouseLeft]', coords: { x: 5, y: 5 } });

describe.each(Object.entries(outerKinds))('In the layer “%s”', (_, outer) => {
  test.each(kinds)(
    'Escape, also held, and a press beside it, close “%s” only',
    async (__, inner) => {
      const { outerOpener, innerOpener } = await openBoth(outer, inner);
      // The browser closes a dialog of the page for each repetition of the key.
      await userEvent.keyboard(outer.stays ? '{Escape}' : '{Escape>3/}');
      await expectClosed('inner', innerOpener);
      await settle();
      expect(isOpen('outer')).toBe(true);
      if (!inner.stays) {
        await openPart('inner', inner);
        await pressBeside();
        await expectClosed('inner', innerOpener);
        await settle();
        expect(isOpen('outer')).toBe(true);
      }
      await userEvent.keyboard('{Escape}');
      await expectClosed('outer', outerOpener);
    },
  );
});
