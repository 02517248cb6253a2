import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { liveDescriptions, overhanging, partOf, unslotted } from '../elements.ts';
import { hydrate, mount, mountIn, serverMarkup, settle } from '../render.tsx';
import type { InputRow } from '../widget-row.ts';
import type { Row } from './conformance-row.ts';

/** Implicit roles of elements, by tag. */
const impliedRoles: Readonly<Record<string, string>> = {
  A: 'link',
  ARTICLE: 'article',
  BUTTON: 'button',
  DIALOG: 'dialog',
  FIELDSET: 'group',
  FIGURE: 'figure',
  HR: 'separator',
  INPUT: 'textbox',
  NAV: 'navigation',
  OL: 'list',
  SELECT: 'combobox',
  TABLE: 'table',
  TEXTAREA: 'textbox',
  UL: 'list',
};

/** Tests the requirements on the root element of every component. */
export function testRoot({ slot, role, render, input }: Row & { input?: InputRow }): void {
  test('sets object refs and function refs to its root, and clears them', () => {
    const ref = { current: null as Element | null };
    const { rerender, unmount } = mount(render({ ref }));
    expect(ref.current).toBe(partOf(slot));
    const seen: Array<Element | null> = [];
    rerender(render({ ref: (element: Element | null) => void seen.push(element) }));
    expect(ref.current).toBeNull();
    expect(seen.at(-1)).toBe(partOf(slot));
    unmount();
    expect(seen.at(-1)).toBeNull();
  });

  test('calls the clean-up function that a function ref returns', () => {
    const cleanUp = vi.fn<() => void>();
    const ref = vi.fn<(element: Element | null) => () => void>(() => cleanUp);
    const { unmount } = mount(render({ ref }));
    expect(ref).toHaveBeenCalledWith(partOf(slot));
    unmount();
    expect(cleanUp).toHaveBeenCalledTimes(ref.mock.calls.length);
    expect(ref).not.toHaveBeenCalledWith(null);
  });

  test('has its role', () => {
    mount(render());
    const root = partOf(slot);
    const type = root.getAttribute('type') ?? '';
    const implied = /^(checkbox|radio)$/.test(type) ? type : impliedRoles[root.tagName];
    expect(root.getAttribute('role') ?? implied ?? null).toBe(role);
  });

  test('puts className last', () => {
    mount(render({ className: 'guest' }));
    const names = [...partOf(slot).classList];
    expect(names.at(-1)).toBe('guest');
    expect(names.length).toBeGreaterThan(1);
  });

  // That of a control is its own, which the tests of its label hold.
  test.skipIf(input)('passes its id to its root', () => {
    mount(render({ id: 'guest' }));
    expect(partOf(slot).id).toBe('guest');
  });

  test('passes style, title, data and aria attributes and handlers to its root', () => {
    let clicks = 0;
    mount(
      render({
        title: 'Guest',
        style: { outlineColor: 'rgb(1, 2, 3)' },
        'data-guest': 'yes',
        'aria-description': 'A guest',
        onClick: () => void (clicks += 1),
      }),
    );
    const root = partOf(slot);
    expect(root.title || root.getAttribute('title')).toBe('Guest');
    expect(root.style.outlineColor).toBe('rgb(1, 2, 3)');
    expect(root.dataset['guest']).toBe('yes');
    expect(root.getAttribute('aria-description')).toBe('A guest');
    root.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(clicks).toBe(1);
  });
}

/** Tests for any state of a component: the default one, or that of the props. */
export function testParts({ slot, render }: Row, props?: Readonly<Record<string, unknown>>): void {
  test('gives every part that it styles a data-slot', async () => {
    mount(render(props));
    await settle();
    expect(unslotted(partOf(slot))).toEqual([]);
  });

  test('says nothing twice: no live region describes it, and no title repeats a name', async () => {
    mount(render(props));
    await settle();
    expect(liveDescriptions(document)).toEqual([]);
    const titled = [...document.querySelectorAll('[title]')];
    const repeated = titled.filter(({ ariaLabel }) => ariaLabel !== null);
    expect(repeated.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('is rendered on the server without a style attribute', () => {
    const markup = serverMarkup(render(props));
    expect(markup).toContain(`data-slot="${slot}"`);
    expect(markup).not.toMatch(/\sstyle=/);
    expect(markup).not.toMatch(/<style|<script/);
  });

  test('hydrates the server markup without warnings and keeps its elements', async () => {
    const markup = serverMarkup(render(props));
    const container = document.createElement('div');
    container.innerHTML = markup;
    const sent = container.querySelectorAll('*').length;
    const { container: live } = await hydrate(markup, render(props));
    expect(live.querySelectorAll('*').length).toBeGreaterThanOrEqual(sent);
    expect(partOf(slot).isConnected).toBe(true);
  });
}

/** Tests that a component looks for nothing outside of the tree that it is mounted in. */
export function testDetached({ slot, render }: Row): void {
  test('mounts in an element that is added to the page later', async () => {
    const container = document.createElement('div');
    const { unmount } = mountIn(container, render());
    await settle();
    document.body.append(container);
    await settle();
    expect(partOf(slot).isConnected).toBe(true);
    unmount();
  });
}

/** Tests that a component works when mounted, in StrictMode, on servers and in both directions without warnings. */
export function testLife({ slot, render }: Row): void {
  test('mounts, unmounts and mounts again under StrictMode without warnings', async () => {
    const first = mount(render());
    await settle();
    const markup = withoutIds(partOf(slot));
    first.unmount();
    expect(document.querySelector(`[data-slot="${slot}"]`)).toBeNull();
    mount(render());
    await settle();
    expect(withoutIds(partOf(slot))).toBe(markup);
  });

  test('does not overflow its box in right-to-left layouts', async () => {
    document.documentElement.dir = 'rtl';
    mount(render());
    await settle();
    // A pointer that another test left on the component shows its hover.
    if (partOf(slot).matches(':hover')) await userEvent.unhover(document.body);
    expect(getComputedStyle(partOf(slot)).direction).toBe('rtl');
    expect(overhanging(partOf(slot))).toEqual([]);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}

function withoutIds(element: Element): string {
  return element.outerHTML.replaceAll(/_r_\w+_/g, '');
}
