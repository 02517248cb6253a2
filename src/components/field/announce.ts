import type { FormStore } from './form-store';

/**
 * Says a sentence in the live region of the form, with the next frame: after the focus that moves now, which would cut it
 * short, and drawn together with the rest. The region is emptied before a repetition, so that it is said too, and by an empty
 * sentence.
 */
export function announce(store: FormStore, sentence: string): void {
  const { region } = store;
  if (!region) return;
  const say = () => {
    if (store.saying === say) region.textContent = sentence;
  };
  store.saying = say;
  if (!sentence || region.textContent !== sentence) {
    requestAnimationFrame(say);
    return;
  }
  region.textContent = '';
  setTimeout(say, 50);
}
