import { useEffect, useState } from 'react';
import { directionOf, initialGlobals } from '#.storybook/canvas/globals.ts';
import { contrast, languageModes, light, sheetModes, type Mode } from '#.storybook/canvas/modes.ts';
import type { PictureFact, PictureFacts } from '#.storybook/pictures/publish-pictures.ts';

/** Picture with what it shows. */
export interface GalleryPicture extends PictureFact {
  story: string;
  mode: string;
  /** Path of the component in the sidebar. */
  title: string;
  /** Name of the story. */
  name: string;
  theme: Mode['theme'];
  direction: 'ltr' | 'rtl';
  /** Address of the file, relative to the page. */
  src: string;
}

/** Story in the index of the Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
}

/** Pictures to show. */
export interface GalleryFilter {
  title: string;
  theme: Mode['theme'] | '';
  direction: 'ltr' | 'rtl' | '';
  /** Words of a state, such as `disabled` or `hover`. */
  words: string;
}

/** Filter that shows everything. */
export const everything: GalleryFilter = { title: '', theme: '', direction: '', words: '' };

/** Filter at first: these pictures are mostly files of their own, so that a page loads little. */
export const lightFromLeft: GalleryFilter = { ...everything, theme: 'light', direction: 'ltr' };

/** Returns the mode with a name: one of all stories, of a language, or a state in the first mode. */
function modeNamed(name: string): Mode {
  const modes: Record<string, Mode | undefined> = { ...languageModes, ...sheetModes, contrast };
  return modes[name] ?? light;
}

/** Joins accepted pictures with the stories of the index; pictures without a story are left out. */
export function joinPictures(
  pictures: readonly PictureFact[],
  stories: ReadonlyMap<string, StoryEntry>,
): GalleryPicture[] {
  return pictures.flatMap((picture) => {
    const [story = '', mode = ''] = picture.id.split('/');
    const entry = stories.get(story);
    if (!entry) return [];
    const { theme, locale } = modeNamed(mode);
    return [
      {
        ...picture,
        story,
        mode,
        title: entry.title,
        name: entry.name,
        theme,
        direction: directionOf({ ...initialGlobals, locale }),
        src: `pictures/${picture.file}`,
      },
    ];
  });
}

/** Returns the pictures that the filter shows; each word must be part of the story or of the mode. */
export function filterPictures(
  pictures: readonly GalleryPicture[],
  { title, theme, direction, words }: GalleryFilter,
): GalleryPicture[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter((picture) => {
    const text = `${picture.title} ${picture.name} ${picture.id}`.toLowerCase();
    return (
      (!title || picture.title === title) &&
      (!theme || picture.theme === theme) &&
      (!direction || picture.direction === direction) &&
      wanted.every((word) => text.includes(word))
    );
  });
}

/** Pictures and differences that a page shows. */
export interface ReadPictures {
  pictures: readonly GalleryPicture[];
  review: PictureFacts['review'];
}

async function readJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return (await response.json()) as Content;
}

async function readPictures(): Promise<ReadPictures> {
  const [facts, { entries }] = await Promise.all([
    readJson<PictureFacts>('pictures.json'),
    readJson<{ entries: Record<string, StoryEntry> }>('index.json'),
  ]);
  const stories = new Map(Object.entries(entries));
  return { pictures: joinPictures(facts.pictures, stories), review: facts.review };
}

let reading: Promise<ReadPictures> | undefined;

/**
 * Returns the pictures of all stories, which are loaded once.
 * @returns The pictures, `undefined` while loading or without a list, and a function that loads them again.
 */
export function usePictures(): [ReadPictures | undefined, () => void] {
  const [read, setRead] = useState<ReadPictures>();
  useEffect(() => {
    let current = true;
    reading ??= readPictures();
    reading.then(
      (pictures) => {
        if (current) setRead(pictures);
      },
      () => undefined,
    );
    return () => void (current = false);
  }, []);
  const readAgain = () => {
    reading = readPictures();
    reading.then(setRead, () => undefined);
  };
  return [read, readAgain];
}
