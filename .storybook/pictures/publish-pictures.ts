import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { acceptLast, type PictureFolders } from '../../tests/visual/accept.ts';
import { readReport } from '../../tests/visual/report.ts';
import type { PictureFacts } from './picture-facts.ts';
import { readAccepted, readReview, reportedPicture } from './read-pictures.ts';

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
