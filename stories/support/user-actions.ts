import { userEvent, waitFor } from 'storybook/test';
import type { OpenedApp } from './app-stage.ts';

/** Waits for an element and returns the first match. */
export function findElement<Kind extends HTMLElement = HTMLElement>(
  selector: string,
): Promise<Kind> {
  const look = () => {
    const element = document.querySelector<Kind>(selector);
    if (!element) throw new Error(`Nothing on the screen matches ${selector}.`);
    return element;
  };
  return waitFor(look);
}

/** Clicks the first match of a selector. */
export async function click(selector: string): Promise<void> {
  (await findElement(selector)).click();
}

/** Fills in a field by name. */
export async function fill(name: string, text: string): Promise<void> {
  const field = await findElement(`[name="${name}"]`);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Changes a trip from another device. */
export async function changeElsewhere(
  { parts }: OpenedApp,
  id: string,
  change: { title: string; rating: number },
): Promise<void> {
  const one = parts.api.trips[':id'];
  const answer = await one.$get({ param: { id } });
  if (!answer.ok) throw new Error(`There is no trip ${id}.`);
  const { version, ...trip } = await answer.json();
  const headers = { 'If-Match': `"${version}"` };
  await one.$put({ param: { id }, json: { ...trip, ...change } }, { headers });
}
