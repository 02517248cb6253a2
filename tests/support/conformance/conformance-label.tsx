import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { partOf } from '../elements.ts';
import { hydrate, mount, serverMarkup, settle } from '../render.tsx';
import type { InputRow } from '../widget-row.ts';
import type { Row } from './conformance-row.ts';

const withId = () => [...document.querySelectorAll<HTMLElement>('[id="guest"]')];

/** Tests that the `id` is that of the control, so that a `<label>` with it in `htmlFor` names and focuses the control. */
export function testLabel({ slot, role, render, input }: Row & { input: InputRow }): void {
  const isGroup = role === 'group' || role === 'radiogroup';
  const props = { id: 'guest', 'aria-label': undefined, defaultValue: input.value.changed };
  const labelled = (
    <>
      <label htmlFor="guest">Guest</label>
      {render(props)}
    </>
  );
  const pressLabel = async () => {
    await userEvent.click(document.querySelector('label[for="guest"]') as Element);
    await settle();
  };

  test('gives its id to its control, on a server, when it hydrates and after that', async () => {
    const markup = serverMarkup(labelled);
    const holder = document.body.appendChild(document.createElement('div'));
    holder.innerHTML = markup;
    const [sent] = withId();
    expect(partOf(input.control).contains(sent ?? null)).toBe(true);
    expect(sent?.matches('input, select, textarea, [role="group"], [role="radiogroup"]')).toBe(
      true,
    );
    const ids = [...holder.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await hydrate(holder, labelled);
    expect(withId()).toEqual([sent]);
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([]);
  });

  test('is named by a <label> for its id', async () => {
    mount(labelled);
    await settle();
    const named = isGroup ? partOf(slot) : withId()[0];
    await expect.element(named as HTMLElement).toHaveAccessibleName('Guest');
  });

  test('takes focus when a <label> for its id is pressed', async () => {
    mount(labelled);
    await settle();
    await pressLabel();
    const [control] = withId();
    const { activeElement: focused } = document;
    if (!control?.matches('[role="group"], [role="radiogroup"]')) {
      expect(focused).toBe(control);
      return;
    }
    expect(control.contains(focused)).toBe(true);
    if (role === 'radiogroup') expect((focused as HTMLInputElement).checked).toBe(true);
  });
}
