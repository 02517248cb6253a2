import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { acceptLast, type PictureFolders } from '../../tests/visual/accept.ts';
import { picturePath } from '../../tests/visual/baselines.ts';
import { frameUrl } from '../../tests/visual/picture-list.ts';
import { readReport } from '../../tests/visual/report.ts';
import { describeResult } from '../../tests/visual/results.ts';
import { readCells } from '../../tests/visual/sheet.ts';

/** Picture of a story in a mode. */
export interface PictureFact {
  /** Name of the picture, `<story id>/<mode>`. */
  id: string;
  /** Path of the file that contains it. */
  file: string;
  /** Its place in the file, in pixels. */
  box: { x: number; y: number; width: number; height: number };
  /** Width and height of the file in pixels. */
  size: readonly [width: number, height: number];
}

/** Picture of the last run that differs from the accepted one. */
export interface PictureDifference {
  /** Name of the picture. */
  id: string;
  status: 'changed' | 'new' | 'failed' | 'removed';
  /** One sentence about the difference. */
  text: string;
  /** Query that opens the story alone with the settings of the picture. */
  story: string;
}

/** Contents of `pictures.json`. */
export interface PictureFacts {
  /** Accepted pictures. */
  pictures: readonly PictureFact[];
  /** Differences of the last run, in development; none in a built Storybook, which cannot accept a picture. */
  review: { differences: readonly PictureDifference[]; taken: number } | null;
}

/** Returns the accepted pictures, by name. */
function readAccepted(baselines: string): PictureFact[] {
  const pictures = globSync('*/*.png', { cwd: baselines }).flatMap((path) => {
    const png = readFileSync(join(baselines, path));
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)] as const;
    const file = path.replaceAll('\\', '/');
    return readCells(png).map(({ id, box }) => ({ id, file, box, size }));
  });
  return pictures.toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
}

/** Returns the pictures of the last run that differ from the accepted ones. */
async function readReview(output: string): Promise<PictureFacts['review']> {
  const run = await readReport(output);
  if (!run) return { differences: [], taken: 0 };
  const differences = run.results.flatMap((result) => {
    const { picture, status } = result;
    if (status === 'same') return [];
    return [{ id: picture.id, status, text: describeResult(result), story: frameUrl(picture) }];
  });
  return { differences, taken: run.results.length };
}

/** Returns the path of a picture of the last run; none if the run has no such picture. */
async function reportedPicture(
  output: string,
  kind: string,
  id: string,
): Promise<string | undefined> {
  const run = await readReport(output);
  const isKnown = run?.results.some(({ picture }) => picture.id === id) ?? false;
  if (!isKnown || !['shots', 'before', 'differences'].includes(kind)) return undefined;
  return picturePath(join(output, kind), id);
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Answer of the server. */
interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

const text = (status: number, body: string): Answer => ({ status, type: 'text/plain', body });
const json = (body: object): Answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Longest body of a request; the names of pictures are short. */
const longestBody = 1000;

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += chunk.toString();
    if (body.length > longestBody) throw new Error('The request is too long.');
  }
  return body;
}

/** Whether a page of this server has sent the request, and not another site that is open in the browser. */
function isOwn({ headers }: IncomingMessage): boolean {
  return (
    headers.origin === `http://${headers.host}` &&
    (headers['content-type'] ?? '').startsWith('application/json')
  );
}

async function accept(request: IncomingMessage, folders: PictureFolders): Promise<Answer> {
  if (request.method !== 'POST') return text(405, 'Pictures are accepted by POST.');
  if (!isOwn(request)) return text(403, 'Only a page of this Storybook can accept a picture.');
  const { id } = JSON.parse(await bodyOf(request)) as { id?: unknown };
  const last = await readReport(folders.output);
  const known = last?.results.some(
    ({ picture, status }) => picture.id === id && status !== 'same' && status !== 'failed',
  );
  if (typeof id !== 'string' || !known) {
    return text(404, 'The last run has no difference with this name.');
  }
  return json({ accepted: await acceptLast(folders, [id]) });
}

/** Answers a request below `pictures-review/`: a picture of the last run, or the acceptance of one. */
async function answerReview(
  request: IncomingMessage,
  path: string,
  folders: PictureFolders,
): Promise<Answer> {
  try {
    if (path === 'accept') return await accept(request, folders);
    const [, kind = '', id = ''] = /^(\w+)\/(.+)\.png$/.exec(path) ?? [];
    const file = await reportedPicture(folders.output, kind, id);
    if (!file) return text(404, `The last run has no picture ${path}.`);
    return { status: 200, type: 'image/png', body: await readFile(file) };
  } catch (error) {
    return text(500, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Serves the list of the accepted pictures, `pictures.json`. In development, also serves the differences of the last
 * run, which a page can accept.
 */
export function publishPictures(
  folders: PictureFolders = {
    baselines: join(root, 'tests/visual/baselines'),
    output: join(root, 'reports/visual'),
  },
): Plugin {
  const list = (review: PictureFacts['review']): PictureFacts => ({
    pictures: readAccepted(folders.baselines),
    review,
  });
  return {
    name: 'tessera:pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = decodeURIComponent(pathname.slice(1));
        const review = path.startsWith('pictures-review/');
        if (!review && path !== 'pictures.json') return next();
        const answer = review
          ? answerReview(request, path.slice('pictures-review/'.length), folders)
          : readReview(folders.output).then((last) => json(list(last)));
        void answer.then(({ status, type, body }) =>
          response
            .writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
            .end(body),
        );
      });
    },
    generateBundle() {
      const source = JSON.stringify(list(null));
      this.emitFile({ type: 'asset', fileName: 'pictures.json', source });
    },
  };
}
