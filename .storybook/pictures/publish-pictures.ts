import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { acceptLast, type PictureFolders } from '../../tests/visual/accept.ts';
import { readReport } from '../../tests/visual/report.ts';
import { readCells } from '../../tests/visual/sheet.ts';
import { publishFiles } from '../build/publish-files.ts';

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

const root = fileURLToPath(new URL('../..', import.meta.url));
const own: PictureFolders = {
  baselines: join(root, 'tests/visual/baselines'),
  output: join(root, 'reports/visual'),
};

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

/** Serves the list of the accepted pictures, `pictures.json`. */
export function publishPictures({ baselines }: PictureFolders = own): Plugin {
  return publishFiles({
    name: 'pictures',
    owns: (path) => path === 'pictures.json',
    build: async () => new Map([['pictures.json', JSON.stringify(readAccepted(baselines))]]),
  });
}

/** Answer of the server. */
type Answer = readonly [status: number, type: string, body: string | Buffer];

const text = (status: number, body: string): Answer => [status, 'text/plain; charset=utf-8', body];

/** Longest body of a request: it names at most all pictures. */
const longestBody = 200_000;

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
  if (!isOwn(request)) return text(403, 'Only a page of this server can accept a picture.');
  const { ids } = JSON.parse(await bodyOf(request)) as { ids?: unknown };
  const last = await readReport(folders.output);
  const acceptable = (last?.results ?? [])
    .filter(({ status }) => status !== 'same' && status !== 'failed')
    .map(({ picture }): unknown => picture.id);
  if (!Array.isArray(ids) || !ids.every((id) => acceptable.includes(id))) {
    return text(404, 'The last run has no difference with this name.');
  }
  return [200, 'application/json', JSON.stringify({ accepted: await acceptLast(folders, ids) })];
}

const picture = /^(?:shots|before|differences)\/[\w-]+\/[\w-]+\.png$/;

/** Answers a request below `pictures-review/`: the report of the last run, or the acceptance of pictures. */
async function answerReview(
  request: IncomingMessage,
  path: string,
  folders: PictureFolders,
): Promise<Answer> {
  try {
    if (path === 'accept') return await accept(request, folders);
    if (picture.test(path)) return [200, 'image/png', await readFile(join(folders.output, path))];
    if (path !== '') return text(404, `The report has no ${path}.`);
    return [200, 'text/html', await readFile(join(folders.output, 'index.html'))];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return text(500, String(error));
    return text(404, 'The last run has no such screenshot. Run `npm run test:visual`.');
  }
}

/** Serves the report of the last run in development, where its page can accept pictures. */
export function reviewPictures(folders: PictureFolders = own): Plugin {
  const place = '/pictures-review/';
  return {
    name: 'tessera:pictures-review',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.startsWith(place)) return next();
        const path = decodeURIComponent(pathname.slice(place.length));
        void answerReview(request, path, folders).then(([status, type, body]) =>
          response
            .writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
            .end(body),
        );
      });
    },
  };
}
