import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { browserSupply, pageTimeout } from '../support/browser.ts';
import { picturePath, readBaseline } from '../visual/baselines.ts';
import { openCamera } from '../visual/camera.ts';
import { comparePictures } from '../visual/compare.ts';
import { listPictures, type ChromaticParameters, type Picture } from '../visual/picture-list.ts';
import { repository } from './host.ts';

const baselines = join(repository, 'tests/visual/baselines');
const differences = join(repository, 'reports/consumer');

interface ListedStory {
  id: string;
  title: string;
  name: string;
  chromatic: ChromaticParameters;
}

/** Result of comparing a host's pictures with the accepted ones. */
export interface Compared {
  /** Ids of the taken pictures. */
  taken: string[];
  /** Problems; in a browser other than the pinned one, only stories are checked, not their appearance. */
  problems: string[];
}

/**
 * Pictures of the stories that the site at `url` draws, compared with the accepted ones. Differences are kept in
 * `reports/consumer`.
 * @param choose Which of all pictures to take.
 */
export async function compareStories(
  browser: Browser,
  url: string,
  choose: (pictures: readonly Picture[]) => readonly Picture[],
): Promise<Compared> {
  const { comparesBaselines } = await browserSupply();
  const pictures = choose(await picturesOf(browser, url));
  const camera = await openCamera(browser, url);
  const problems: string[] = [];
  const taken: string[] = [];
  try {
    for (const picture of pictures) {
      const baseline = await readBaseline(baselines, picture);
      // A picture that is not accepted yet is left to the visual tests of the Storybook.
      if (!baseline) continue;
      taken.push(picture.id);
      const { png, problems: wrong } = await camera.shoot(picture, true);
      problems.push(...wrong.map((words) => `${picture.id} ${words}`));
      if (!png || !comparesBaselines) continue;
      const found = comparePictures(baseline.read(), png);
      if (!found) continue;
      problems.push(`${picture.id} differs in ${found.pixels} pixels`);
      await keep(picture, png);
    }
  } finally {
    await camera.close();
  }
  return { taken, problems };
}

/** Picture of the first story of each widget, in light. */
export function firstOfEach(pictures: readonly Picture[]): Picture[] {
  const light = pictures.filter(({ mode }) => mode === 'light');
  return light.filter(({ title }, at) => light.findIndex((one) => one.title === title) === at);
}

async function picturesOf(browser: Browser, url: string): Promise<Picture[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(pageTimeout);
  try {
    await page.goto(`${url}iframe.html`);
    await page.waitForFunction(() => 'catalog' in window);
    const listed = await page.evaluate(
      () => (window as unknown as { catalog: ListedStory[] }).catalog,
    );
    return listPictures(
      listed.map(({ id, title, name }) => ({ id, title, name, type: 'story' })),
      Object.fromEntries(listed.map(({ id, chromatic }) => [id, chromatic])),
    );
  } finally {
    await page.close();
  }
}

async function keep(picture: Picture, png: Buffer): Promise<void> {
  const path = picturePath(differences, picture.id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
}
