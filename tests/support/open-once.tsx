import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { mount } from '#tests/support/render.tsx';

/** Opens pickers whose panels load at the first opening, so that the tests of a file find them loaded. */
export async function openOnce(...pickers: readonly ReactElement[]): Promise<void> {
  for (const picker of pickers) {
    const { unmount } = mount(picker);
    const panel = () => document.querySelector('[data-slot$="picker-panel"]');
    await vi.waitFor(() => expect(panel()).not.toBeNull(), { timeout: 30_000 });
    unmount();
  }
}
