import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const stories: Record<string, { body: string; chromatic?: object }> = {
  plain: { body: '<button>Plain</button>' },
  clock: { body: '<output></output>' },
  // It shows how many stories the page has drawn, so that what an earlier one left behind is visible.
  counted: { body: '<p>Drawn</p>' },
  moving: { body: '<div class="box spin"></div>' },
  portal: { body: '<p>Trigger</p>' },
  announced: {
    body: '<p>Seen</p><span class="announced">Text for screen readers that is visually hidden</span>',
  },
  tall: { body: '<div class="box tall"></div>' },
  clipped: {
    body: '<p class="clipped"><span><mark>One line</mark><br>Two lines<br><mark>Three lines</mark></span></p>',
  },
  captioned: { body: '<div class="captioned"><p class="caption"></p></div>' },
  modes: {
    body: '<p>Modes</p>',
    chromatic: { modes: { wide: { viewport: 700 }, forced: { forcedColors: 'active' } } },
  },
  touched: {
    body: '<button>Touched</button>',
    chromatic: { states: { hover: 'button', pressed: 'button', focus: 'button' } },
  },
  untouched: { body: '<p>Nothing to press</p>', chromatic: { states: { hover: 'button' } } },
  lazy: { body: '<p>Lazy</p>' },
  late: { body: '<p>Late</p>', chromatic: { delay: 50 } },
  skipped: { body: '', chromatic: { disableSnapshot: true } },
  blank: { body: '<span></span>' },
  errored: { body: '' },
  played: { body: '<p>Played</p>' },
  foreign: { body: '<p>Foreign</p><img src="http://pictures.example/cat.png" alt="">' },
  broken: { body: '<p>Broken</p><img src="missing.png" alt="">' },
};

const largeFile = 64 * 2 ** 20;

/** Names of the stories that the engine has to reject. */
export const badStories = ['blank', 'broken', 'errored', 'foreign', 'played'];

const play = {
  id: 'small--presses',
  type: 'story',
  tags: ['play'],
  title: 'Small',
  name: 'Presses',
};
const docs = { id: 'small--docs', type: 'docs', title: 'Small', name: 'Docs' };

/**
 * Writes a static Storybook of a few bytes into `folder`: the index, and an iframe that responds as the preview does.
 * `width` is that of the plain button; another one is a visual change.
 */
export async function writeSmallStorybook(folder: string, width: number): Promise<void> {
  const entries = Object.keys(stories).map((name) => ({
    id: `small--${name}`,
    type: 'story',
    title: 'Small',
    name,
  }));
  const index = Object.fromEntries([...entries, play, docs].map((entry) => [entry.id, entry]));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.json'), JSON.stringify({ v: 5, entries: index }));
  await writeFile(join(folder, 'iframe.html'), page(width));
  // It takes longer to load than a story without requests takes to settle.
  await writeFile(join(folder, 'large.bin'), Buffer.alloc(largeFile));
}

function page(width: number): string {
  return `<!doctype html>
<html lang="en">
<style>
  body { margin: 0; padding: 16px; background: white; font: 16px sans-serif }
  button { inline-size: ${width}px; transition: all 10s }
  button:hover { background: gold }
  button:active { background: navy }
  button:focus-visible { outline: 4px solid green }
  .box { inline-size: 40px; block-size: 40px; background: linear-gradient(90deg, navy, gold) }
  .spin { animation: spin 0.3s infinite linear }
  .announced {  position: absolute; inset: 200px auto auto 300px; inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap }
  .tall { block-size: 1500px }
  .clipped { block-size: 20px; line-height: 20px; margin: 0; overflow: hidden }
  .captioned { position: relative; inline-size: 200px; block-size: 120px }
  .caption::after { content: 'Caption'; position: absolute; inset: auto 0 0 }
  .portal { position: absolute; inset: 300px auto auto 400px; padding: 8px; background: gold }
  @keyframes spin { to { transform: rotate(360deg) } }
</style>
<div id="storybook-root"></div>
<script>
  const stories = ${JSON.stringify(stories)};
  const root = document.querySelector('#storybook-root');
  let drawn = 0;
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
    const name = id.split('--')[1];
    const teardown = async () => root.replaceChildren();
    const render = { id, phase: 'loading', teardown };
    window.__STORYBOOK_PREVIEW__.currentRender = render;
    setTimeout(() => fill(name, render), 10);
  }
  function fill(name, render) {
    drawn += 1;
    if (name === 'errored') {
      document.body.classList.add('sb-show-errordisplay');
      document.body.insertAdjacentHTML('beforeend', '<pre id="error-message">Boom</pre>');
      render.phase = 'errored';
      return;
    }
    root.innerHTML = stories[name]?.body ?? '';
    if (name === 'clock') {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      root.firstChild.textContent = new Date().toISOString() + ' ' + zone;
    }
    if (name === 'counted') root.firstChild.textContent += ' ' + drawn;
    if (name === 'portal') {
      document.body.insertAdjacentHTML('beforeend', '<div class="portal">Portal</div>');
    }
    if (name === 'played') {
      window.__STORYBOOK_ADDONS_CHANNEL__.data.playFunctionThrewException = [{ message: 'expected 1' }];
    }
    if (name === 'lazy') {
      fetch('large.bin')
        .then((response) => response.arrayBuffer())
        .then(() => (root.innerHTML += '<p>Loaded</p>'));
    }
    if (name === 'late') setTimeout(() => (root.innerHTML += '<p>Later</p>'), 20);
    render.phase = 'completing';
  }
  draw(new URLSearchParams(location.search).get('id') ?? '');
</script>
</html>
`;
}
