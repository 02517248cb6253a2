/** Time limit after which a page is shown, in milliseconds. */
const patience = 2500;

/** Whether each story is rendered or in a frame with a fixed height, and each block has its data. */
function storiesAreDrawn(): boolean {
  if (document.querySelector('.sbdocs [data-loading]')) return false;
  const stories = [...document.querySelectorAll('.docs-story')];
  return stories.every((story) => story.querySelector('.tessera-surface, iframe'));
}

/**
 * Hides a docs page until its stories and fonts are loaded, to prevent layout shifts: a story has no height
 * before it is rendered.
 * @returns Function that shows the page immediately.
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
