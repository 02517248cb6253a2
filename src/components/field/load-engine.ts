import type * as FormEngine from './form-engine';

let engine: typeof FormEngine | undefined;

/**
 * Calls with what judges and submits, at once where it is there. It loads when the first form is on the page, so that
 * a page draws its forms before it brings what reacts to people; until then the browser checks them.
 * @returns Whether it was there.
 * @param fail Called where the network is lost; the next call tries again.
 */
export function withEngine(
  act: (loaded: typeof FormEngine) => void,
  fail: () => void = () => {},
): boolean {
  if (engine) act(engine);
  else {
    import('./form-engine').then((loaded) => {
      engine = loaded;
      act(loaded);
    }, fail);
  }
  return engine !== undefined;
}
