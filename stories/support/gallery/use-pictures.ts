import { useEffect, useState } from 'react';
import type { PictureFacts } from '#.storybook/pictures/picture-facts.ts';
import { joinPictures, type GalleryPicture, type StoryEntry } from './gallery-pictures';

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
