import { describe, expect, it } from 'vitest';
import { languageModes } from '../../../.storybook/canvas/language-modes';
import { projectModes, sheetModes } from '../../../.storybook/canvas/modes';
import {
  browseUrl,
  frameUrl,
  isCatalogStory,
  listPictures,
  selectPictures,
  shardOf,
  type IndexEntry,
} from '../../visual/picture-list';

function entry(id: string, changes: Partial<IndexEntry> = {}): IndexEntry {
  return { id, title: 'Components/Rating', name: 'Default', type: 'story', ...changes };
}

const rating = entry('components-rating--default');

describe('catalog', () => {
  it('takes stories and leaves docs, tests and play stories out', () => {
    expect(isCatalogStory(rating)).toBe(true);
    expect(isCatalogStory(entry('a--docs', { type: 'docs' }))).toBe(false);
    expect(isCatalogStory(entry('a--b:saves', { subtype: 'test' }))).toBe(false);
    expect(isCatalogStory(entry('a--b', { tags: ['dev', 'play', 'play-fn'] }))).toBe(false);
    // A catalog story may have a play function; only the tag marks it as behavior.
    expect(isCatalogStory(entry('a--b', { tags: ['dev', 'play-fn'] }))).toBe(true);
  });
});

describe('modes', () => {
  it('makes one picture of a story for each mode: the first in a file of its own, the others on sheets', () => {
    const pictures = listPictures([rating], { [rating.id]: { modes: sheetModes } });
    expect(pictures.map(({ id, file }) => [id, file])).toEqual([
      ['components-rating--default/light', 'components-rating/default.png'],
      ['components-rating--default/dark', 'components-rating/dark.sheet.png'],
      ['components-rating--default/high-contrast', 'components-rating/high-contrast.sheet.png'],
      ['components-rating--default/right-to-left', 'components-rating/right-to-left.sheet.png'],
      ['components-rating--default/narrow', 'components-rating/narrow.sheet.png'],
    ]);
    const [light, , , rightToLeft, narrow] = pictures;
    expect(light?.viewport).toEqual({ width: 1200, height: 800 });
    expect(narrow?.viewport.width).toBe(320);
    expect(rightToLeft?.globals).toBe(
      'forcedColors:none;locale:ar;motion:reduced;pictures:on;theme:light',
    );
    const forced = pictures.filter(({ forcedColors }) => forcedColors);
    expect(forced.map(({ mode }) => mode)).toEqual(['high-contrast']);
  });

  it('makes one more picture for each state, in the first mode', () => {
    const chromatic = { modes: projectModes, states: { hover: 'button', focus: 'a' } };
    const [light, hover, focus] = listPictures([rating], { [rating.id]: chromatic });
    expect(light?.forced).toBeNull();
    expect(hover).toEqual({
      ...light,
      id: 'components-rating--default/hover',
      file: 'components-rating/states.sheet.png',
      mode: 'hover',
      forced: { state: 'hover', selector: 'button' },
    });
    expect(focus?.forced).toEqual({ state: 'focus', selector: 'a' });
  });

  it('shows further languages beside English', () => {
    const modes = { ...projectModes, ...languageModes };
    const pictures = listPictures([rating], { [rating.id]: { modes } });
    const locales = pictures.map(({ globals }) => /locale:([^;]+)/.exec(globals)?.[1]);
    expect(locales.slice(0, 2)).toEqual(['en', 'ar']);
    expect(pictures.at(-1)?.mode).toBe('ja');
  });

  it('leaves out a mode that the story switches off', () => {
    const modes = { light: {}, dark: { disable: true } };
    const pictures = listPictures([rating], { [rating.id]: { modes } });
    expect(pictures.map(({ mode }) => mode)).toEqual(['light']);
  });

  it('takes one picture of a story without modes, and none of a story that is skipped', () => {
    expect(listPictures([rating], {}).map(({ id }) => id)).toEqual([`${rating.id}/default`]);
    expect(listPictures([rating], { [rating.id]: { disableSnapshot: true } })).toEqual([]);
  });

  it('reads delay, threshold and ignored selectors', () => {
    const chromatic = { delay: 300, diffThreshold: 0.2, ignoreSelectors: ['.clock'] };
    const [picture] = listPictures([rating], { [rating.id]: chromatic });
    expect(picture).toMatchObject({ delay: 300, threshold: 0.2, countAntiAliasing: false });
    expect(picture?.ignore).toEqual(['[data-chromatic="ignore"]', '.clock']);
    const [strict] = listPictures([rating], {});
    expect(strict).toMatchObject({ delay: 0, threshold: null });
  });

  it.each([
    [640, { width: 640, height: 800 }],
    ['640px', { width: 640, height: 800 }],
    [
      { width: 500, height: 300 },
      { width: 500, height: 300 },
    ],
    [
      { width: '500px', height: '100%' },
      { width: 500, height: 100 },
    ],
    ['desktop', { width: 1200, height: 800 }],
    [undefined, { width: 1200, height: 800 }],
  ])('reads the viewport %j', (viewport, size) => {
    const [picture] = listPictures([rating], { [rating.id]: { modes: { a: { viewport } } } });
    expect(picture?.viewport).toEqual(size);
  });

  it('rejects a mode whose name cannot be a file', () => {
    const parameters = { [rating.id]: { modes: { '../up': {} } } };
    expect(() => listPictures([rating], parameters)).toThrow(/"\.\.\/up".*cannot name a file/);
  });
});

describe('addresses', () => {
  const modes = { dark: { theme: 'dark', locale: 'ar' } };
  const [picture] = listPictures([rating], { [rating.id]: { modes } });

  it('renders a story as Chromatic does, without the accessibility run', () => {
    expect(picture && frameUrl(picture)).toBe(
      'iframe.html?id=components-rating--default&viewMode=story&globals=locale:ar;theme:dark;a11y.manual:!true&chromatic=true',
    );
  });

  it('links to the story with the same globals', () => {
    expect(picture && browseUrl(picture)).toBe(
      '?path=/story/components-rating--default&globals=locale:ar;theme:dark',
    );
  });
});

describe('choice', () => {
  const pictures = listPictures(
    [rating, entry('components-calendar--range', { title: 'Components/Calendar', name: 'Range' })],
    {},
  );

  it('finds pictures by a part of their id, title or name, in any case', () => {
    expect(selectPictures(pictures, ['RATING']).map(({ story }) => story)).toEqual([rating.id]);
    expect(selectPictures(pictures, ['range', 'rating'])).toHaveLength(2);
    expect(selectPictures(pictures, [])).toHaveLength(2);
    expect(selectPictures(pictures, ['nothing'])).toEqual([]);
  });

  it('assigns every item to exactly one shard', () => {
    const items = Array.from({ length: 10 }, (_, index) => index);
    const shards = [1, 2, 3, 4].map((index) => shardOf(items, index, 4));
    expect(shards.map(({ length }) => length)).toEqual([3, 3, 2, 2]);
    expect(shards.flat().toSorted((a, b) => a - b)).toEqual(items);
  });
});
