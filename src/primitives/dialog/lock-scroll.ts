let locks = 0;
let before: { overflow: string; scrollbarGutter: string } | undefined;

/** Keeps the page from scrolling, with the room of its scrollbar kept; returns a function that releases it. */
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
