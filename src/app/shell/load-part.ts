/** Chunk of the app that did not load: because of the network, or because a new version was deployed. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

/**
 * Loads a chunk of the app on first use.
 * @throws MissingPartError if it fails. Browsers cache the failure until the page is reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPartError('A part of the app did not load.', { cause });
  }
}
