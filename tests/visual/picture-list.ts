/** Entry of the static Storybook's `index.json`, as far as it is used here. */
export interface IndexEntry {
  /** Story id, `components-rating--half-star`. */
  id: string;
  /** Path in the sidebar, `Components/Rating`. */
  title: string;
  /** Name of the story, `Half star`. */
  name: string;
  /** Kind of entry; only a `story` has a picture. */
  type: string;
  /** Kind of story; a `test` belongs to another story and has no picture of its own. */
  subtype?: string;
  /** Tags of the story; `play` marks behavior, which has no pictures. */
  tags?: string[];
}

/** Part of `parameters.chromatic` that both engines support. */
export interface ChromaticParameters {
  /** Globals and viewport of each mode, by name. */
  modes?: Record<string, object>;
  /** Whether the story has no pictures. */
  disableSnapshot?: boolean;
  /** Selector of elements for one more picture of each state, in the first mode; or one selector for each state. */
  states?: string | Partial<Record<ForcedState, string>>;
}

/** State that a user causes: the pointer over an element, pressed on it, or keyboard focus. */
export type ForcedState = 'hover' | 'pressed' | 'focus';

/** Globals of a mode, besides the keys that the engine itself reads. */
export interface ModeParameters {
  /** Width in CSS pixels, or width and height. Default 1200 by 800. */
  viewport?: number | { width: number; height: number };
  [global: string]: unknown;
}

/** One picture to be taken: a story in a mode. */
export interface Picture {
  /** Name of the picture, `<story id>/<mode>`. */
  id: string;
  /** Path of its baseline: a file of its own in the first mode of a story, else a sheet of the component. */
  file: string;
  /** Story id. */
  story: string;
  /** Name of the mode. */
  mode: string;
  /** Path in the sidebar. */
  title: string;
  /** Name of the story. */
  name: string;
  /** Size of the viewport in CSS pixels. */
  viewport: { width: number; height: number };
  /** Toolbar globals in the URL, `locale:ar;theme:dark`. */
  globals: string;
  /** Whether forced colors are emulated. */
  forcedColors: boolean;
  /** State that elements are forced into before the picture; null for a story without one. */
  forced: { state: ForcedState; selector: string } | null;
}

const safeName = /^[a-z0-9][a-z0-9._-]*$/;
const desktop = { width: 1200, height: 800 };

/** Pictures of a Storybook: every catalog story of its index in each of its modes, in the index's order. */
export function listPictures(
  entries: readonly IndexEntry[],
  parameters: Readonly<Record<string, ChromaticParameters | undefined>>,
): Picture[] {
  return entries.filter(isCatalogStory).flatMap((entry) => {
    const chromatic = parameters[entry.id] ?? {};
    if (chromatic.disableSnapshot) return [];
    const modes = modesOf(chromatic);
    const [component = '', story = ''] = entry.id.split('--');
    const onSheet = (sheet: string) => ({ file: `${component}/${sheet}.sheet.png` });
    const asItIs = modes.map(([name, mode], index) => ({
      ...toPicture(entry, name, mode),
      ...(index === 0 ? { file: `${component}/${story}.png` } : onSheet(name)),
    }));
    const [[, firstMode] = ['', {}]] = modes;
    const forced = statesOf(chromatic).map(([state, selector]) => ({
      ...toPicture(entry, state, firstMode),
      ...onSheet('states'),
      forced: { state, selector },
    }));
    return [...asItIs, ...forced];
  });
}

/** Whether an entry of the index is a state with a picture: not a docs page, a test or a play story. */
function isCatalogStory(entry: IndexEntry): boolean {
  return entry.type === 'story' && entry.subtype !== 'test' && !entry.tags?.includes('play');
}

/**
 * Part of the pictures that shard `index` of `total` takes (from 1): every `total`-th, so that shards have similar
 * loads.
 */
export function shardOf<T>(items: readonly T[], index: number, total: number): T[] {
  return items.filter((_, position) => position % total === index - 1);
}

/** Pictures whose id, title or story name contains one of the `words`, in any case; all of them without words. */
export function selectPictures(pictures: readonly Picture[], words: readonly string[]): Picture[] {
  if (words.length === 0) return [...pictures];
  const wanted = words.map((word) => word.toLowerCase());
  return pictures.filter((picture) => {
    const text = `${picture.id} ${picture.title} ${picture.name}`.toLowerCase();
    return wanted.some((word) => text.includes(word));
  });
}

/**
 * Address of a picture's story below the Storybook's root, rendered as Chromatic renders it. The accessibility
 * addon is set not to run: it would work on the page while the picture is taken.
 */
export function frameUrl(picture: Picture): string {
  const globals = [picture.globals, 'a11y.manual:!true'].filter(Boolean).join(';');
  return `iframe.html?id=${picture.story}&viewMode=story&globals=${globals}&chromatic=true`;
}

/** Query of a picture's story in the Storybook that users open, with the same globals. */
export function browseUrl(picture: Picture): string {
  const globals = picture.globals ? `&globals=${picture.globals}` : '';
  return `?path=/story/${picture.story}${globals}`;
}

function modesOf(chromatic: ChromaticParameters): [string, ModeParameters][] {
  const modes = Object.entries(chromatic.modes ?? {}) as [string, ModeParameters][];
  return modes.length === 0 ? [['default', {}]] : modes;
}

function statesOf({ states = {} }: ChromaticParameters): [ForcedState, string][] {
  const selectors =
    typeof states === 'string' ? { hover: states, focus: states, pressed: states } : states;
  return Object.entries(selectors) as [ForcedState, string][];
}

function toPicture(entry: IndexEntry, name: string, mode: ModeParameters): Omit<Picture, 'file'> {
  if (!safeName.test(name)) {
    throw new Error(
      `Mode "${name}" of story ${entry.id} cannot name a file: use lower-case letters, digits and hyphens.`,
    );
  }
  return {
    id: `${entry.id}/${name}`,
    story: entry.id,
    mode: name,
    title: entry.title,
    name: entry.name,
    viewport: viewportOf(mode.viewport),
    globals: globalsOf(mode),
    forcedColors: mode.forcedColors === 'active',
    forced: null,
  };
}

function globalsOf(mode: ModeParameters): string {
  return Object.entries(mode)
    .filter(([key]) => key !== 'viewport')
    .map(([key, value]) => `${key}:${String(value)}`)
    .toSorted()
    .join(';');
}

function viewportOf(viewport: ModeParameters['viewport']): { width: number; height: number } {
  return typeof viewport === 'object' ? viewport : { ...desktop, width: viewport ?? desktop.width };
}
