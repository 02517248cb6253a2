import { useEffect, useState } from 'react';
import { directionOf, initialGlobals } from '#.storybook/canvas/globals.ts';
import { contrast, languageModes, light, sheetModes, type Mode } from '#.storybook/canvas/modes.ts';
import type { PictureFact } from '#.storybook/pictures/publish-pictures.ts';

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
interface StoryEntry {
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

/** Filter at first: these pictures are mostly files of their own, so that a page loads little. */
export const lightFromLeft: GalleryFilter = {
  title: '',
  theme: 'light',
  direction: 'ltr',
  words: '',
};

/** Returns the mode with a name: one of all stories, of a language, or a state in the first mode. */
function modeNamed(name: string): Mode {
  const modes: Record<string, Mode | undefined> = { ...languageModes, ...sheetModes, contrast };
  return modes[name] ?? light;
}

/** Joins accepted pictures with the stories of the index; pictures without a story are left out. */
function joinPictures(
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

async function readJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return (await response.json()) as Content;
}

async function readPictures(): Promise<readonly GalleryPicture[]> {
  const [pictures, { entries }] = await Promise.all([
    readJson<PictureFact[]>('pictures.json'),
    readJson<{ entries: Record<string, StoryEntry> }>('index.json'),
  ]);
  return joinPictures(pictures, new Map(Object.entries(entries)));
}

let reading: Promise<readonly GalleryPicture[]> | undefined;

/** Returns the pictures of all stories, which are loaded once; `undefined` while loading or without a list. */
export function usePictures(): readonly GalleryPicture[] | undefined {
  const [pictures, setPictures] = useState<readonly GalleryPicture[]>();
  useEffect(() => {
    let current = true;
    reading ??= readPictures();
    reading.then(
      (read) => {
        if (current) setPictures(read);
      },
      () => undefined,
    );
    return () => void (current = false);
  }, []);
  return pictures;
}
