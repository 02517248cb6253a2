let locks = 0;
let before: { overflow: string; scrollbarGutter: string } | undefined;

/**
 * Prevents the page from scrolling and reserves the space of its scrollbar; returns a function that restores
 * it.
 */
export function lockScroll(): () => void {
  const { documentElement: page } = document;
  locks += 1;
  if (locks === 1) {
    const { overflow, scrollbarGutter } = page.style;
    before = { overflow, scrollbarGutter };
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(page.style, before);
  };
}
