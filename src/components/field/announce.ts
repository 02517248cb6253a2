import type { FormStore } from './form-store';

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Says a sentence in the live region of the form. The region is emptied first, so that a repetition is said too. */
export function announce({ region }: FormStore, sentence: string): void {
  if (!region) return;
  clearTimeout(timers.get(region));
  if (region.textContent) region.textContent = '';
  timers.set(
    region,
    setTimeout(() => {
      region.textContent = sentence;
    }, 50),
  );
}
