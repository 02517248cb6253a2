/** Time after which a page is shown as it is, in milliseconds. */
const patience = 2500;

/** Whether each story has its place: it is drawn, or it has a frame whose height is given. */
function storiesAreDrawn(): boolean {
  const stories = [...document.querySelectorAll('.docs-story')];
  return stories.every((story) => story.querySelector('.tessera-surface, iframe'));
}

/**
 * Hides a docs page until its stories and its fonts are there, so that nothing moves under the reader's eyes: a story has
 * no height before it is drawn.
 * @returns Function that shows the page at once.
 */
export function hideUntilDrawn(): () => void {
  const { dataset } = document.documentElement;
  const started = performance.now();
  let frame = 0;
  const show = () => {
    cancelAnimationFrame(frame);
    delete dataset['drawing'];
  };
  const look = () => {
    const ready = storiesAreDrawn() && document.fonts.status === 'loaded';
    if (ready || performance.now() - started > patience) show();
    else frame = requestAnimationFrame(look);
  };
  dataset['drawing'] = '';
  frame = requestAnimationFrame(look);
  return show;
}
