import { userEvent, waitFor } from 'storybook/test';
import type { OpenedApp } from './app-stage.ts';

/** First element that a selector finds, as soon as it is there. */
export function found<Kind extends HTMLElement = HTMLElement>(selector: string): Promise<Kind> {
  const look = () => {
    const element = document.querySelector<Kind>(selector);
    if (!element) throw new Error(`Nothing on the screen matches ${selector}.`);
    return element;
  };
  return waitFor(look, { timeout: 5000 });
}

/** Presses what a selector finds, wherever it is shown. */
export async function press(selector: string): Promise<void> {
  (await found(selector)).click();
}

/** Fills a field in, by its name. */
export async function fill(name: string, text: string): Promise<void> {
  const field = await found(`[name="${name}"]`);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Changes a trip as another device would. */
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
