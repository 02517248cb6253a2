import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const stories: Record<string, { body: string; chromatic?: object }> = {
  plain: { body: '<button>Plain</button>' },
  still: { body: '<p>The same every time</p>' },
  modes: { body: '<p>Modes</p>', chromatic: { modes: { wide: { viewport: 700 } } } },
  untouched: { body: '<p>Nothing to press</p>', chromatic: { states: { hover: 'button' } } },
  blank: { body: '<span></span>' },
  errored: { body: '' },
  played: { body: '<p>Played</p>' },
  foreign: { body: '<p>Foreign</p><img src="http://pictures.example/cat.png" alt="">' },
  broken: { body: '<p>Broken</p><img src="missing.png" alt="">' },
};

/** Names of the stories that the engine has to reject. */
export const badStories = ['blank', 'broken', 'errored', 'foreign', 'played'];

/**
 * Writes a static Storybook of a few bytes into `folder`: the index, and an iframe that responds as the preview does.
 * `width` is that of the plain button; another one is a visual change.
 */
export async function writeSmallStorybook(folder: string, width: number): Promise<void> {
  const entries = Object.keys(stories).map((name) => {
    const id = `small--${name}`;
    return [id, { id, type: 'story', title: 'Small', name }] as const;
  });
  await mkdir(folder, { recursive: true });
  const index = { v: 5, entries: Object.fromEntries(entries) };
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
  await writeFile(join(folder, 'iframe.html'), page(width));
}

function page(width: number): string {
  return `<!doctype html>
<html lang="en">
<style>
  body { margin: 0; padding: 16px; background: white; font: 16px sans-serif }
  button { inline-size: ${width}px }
</style>
<div id="storybook-root"></div>
<script>
  const stories = ${JSON.stringify(stories)};
  const root = document.querySelector('#storybook-root');
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    data: {},
    last: (event) => window.__STORYBOOK_ADDONS_CHANNEL__.data[event],
    emit: (event, { storyId }) => draw(storyId),
  };
  window.__STORYBOOK_PREVIEW__ = {
    ready: () => Promise.resolve(),
    extract: async () =>
      Object.fromEntries(
        Object.entries(stories).map(([key, { chromatic }]) => [
          'small--' + key,
          { parameters: { chromatic } },
        ]),
      ),
  };
  function draw(id) {
    const teardown = async () => root.replaceChildren();
    const render = { id, phase: 'loading', teardown };
    window.__STORYBOOK_PREVIEW__.currentRender = render;
    setTimeout(() => fill(id.split('--')[1], render), 10);
  }
  function fill(name, render) {
    if (name === 'errored') {
      document.body.classList.add('sb-show-errordisplay');
      document.body.insertAdjacentHTML('beforeend', '<pre id="error-message">Boom</pre>');
      render.phase = 'errored';
      return;
    }
    root.innerHTML = stories[name]?.body ?? '';
    if (name === 'played') {
      window.__STORYBOOK_ADDONS_CHANNEL__.data.playFunctionThrewException = [{ message: 'expected 1' }];
    }
    render.phase = 'completing';
  }
  draw(new URLSearchParams(location.search).get('id') ?? '');
</script>
</html>
`;
}
