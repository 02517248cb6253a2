/** Picker of colors from the screen, where the browser has one (WICG EyeDropper API; Chromium). */
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

/** Color that the user picks from the screen, as a CSS text, or `null` where they give up. */
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
