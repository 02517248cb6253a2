/** Part of the app that did not load: lost on its way, or gone from the server because the app was renewed meanwhile. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

/**
 * Part of the app that is loaded when it is first needed.
 * @throws MissingPartError where it does not come. Browsers remember that until the page is loaded anew.
 */
export async function partOf<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPartError('A part of the app did not load.', { cause });
  }
}
