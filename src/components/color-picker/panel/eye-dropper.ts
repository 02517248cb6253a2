/** Eyedropper of the browser, if supported (WICG EyeDropper API; Chromium). */
interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper;
  }
}

/** Whether the browser can pick colors from the screen. */
export function hasEyeDropper(): boolean {
  return typeof window !== 'undefined' && typeof window.EyeDropper === 'function';
}

/** Resolves with the color that the user picks from the screen, as a CSS string, or `null` if canceled. */
export async function pickFromScreen(): Promise<string | null> {
  if (!window.EyeDropper) return null;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return sRGBHex;
  } catch {
    // Escape rejects the promise.
    return null;
  }
}
