import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { diff, status, update } from '#src/cli/commands.ts';
import { CopyError, manifestOf, manifestPath, type CopyOrigin } from '#src/cli/manifest.ts';
import type { Change } from '#src/cli/registry.ts';

/** Texts of files by path. */
export type Texts = Readonly<Record<string, string>>;

/** What an item of a test has beside its files. */
export interface ItemFacts {
  /** Version. Default: `0.1.0`. */
  version?: string;
  packages?: readonly string[];
  changes?: readonly Change[];
}

/** Options of a command. */
interface RunOptions {
  registry?: string;
  /** Sides of a diff. Default: both. */
  sides?: { yours: boolean; tessera: boolean };
}

/** A file of an item. */
export const star = `export function star() {
  const size = 24;
  const color = 'gold';
  return { size, color };
}
`;

/** Another file of an item. */
export const words = `export const words = {
  none: 'No rating',
  value: 'stars',
};
`;

/** Files of an item. */
export const files: Texts = { 'rating/star.ts': star, 'rating/words.ts': words };

/** Project with a folder of copies and a registry of small items. */
export class CopyProject {
  /** Root of the project. */
  readonly root = mkdtempSync(join(tmpdir(), 'tessera-cli-'));
  /** Folder of the copies. */
  readonly home: string;
  /** Folder of the registry. */
  readonly registry = join(this.root, '.registry');

  constructor(home = 'src/ui/tessera') {
    this.home = join(this.root, home);
    this.write(this.registry, { 'registry.json': '{}' });
  }

  /** Removes the project. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Puts an item in the registry, in place of the former version. */
  publish(item: string, texts: Texts, facts: ItemFacts = {}): void {
    const { packages = [], changes = [] } = facts;
    const manifest = this.manifestOf(item, texts, facts);
    const files = Object.entries({ ...texts, [manifestPath(item)]: manifest }).map(
      ([path, content]) => ({
        path,
        type: 'registry:file',
        target: `@ui/tessera/${path}`,
        content,
      }),
    );
    const answer = { name: item, dependencies: packages, files, meta: { changes } };
    this.write(this.registry, { [`standalone/${item}.json`]: JSON.stringify(answer) });
  }

  /** Copies an item, as `shadcn add` does, after it was put in the registry. */
  copy(item: string, texts: Texts, facts: ItemFacts = {}): void {
    this.publish(item, texts, facts);
    this.edit({ ...texts, [manifestPath(item)]: this.manifestOf(item, texts, facts) });
  }

  /** Writes files of the copies, as the developer does. */
  edit(texts: Texts): void {
    this.write(this.home, texts);
  }

  /** Writes files of the project. */
  give(texts: Texts): void {
    this.write(this.root, texts);
  }

  /** Deletes a file of the copies, as the developer does. */
  delete(path: string): void {
    rmSync(join(this.home, path));
  }

  /** Text of a file of the copies; undefined if there is none. */
  text(path: string): string | undefined {
    const place = join(this.home, path);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  }

  /** Changes the text of an item in the registry. */
  republish(item: string, change: (text: string) => string): void {
    const place = join(this.registry, `standalone/${item}.json`);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
  }

  /** Runs a command in the project and returns its exit code and what it prints, also if it cannot be done. */
  async run(
    command: 'status' | 'update' | 'try' | 'diff',
    item?: string,
    { registry, sides = { yours: true, tessera: true } }: RunOptions = {},
  ): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const place = { from: this.root, registry, print };
    try {
      let code;
      if (command === 'status') code = await status(place, item);
      else if (command === 'diff') code = await diff(place, item ?? '', sides);
      else code = await update(place, item, command === 'try');
      return { code, output: lines.join('\n') };
    } catch (error) {
      if (!(error instanceof CopyError)) throw error;
      return { code: 2, output: [...lines, error.message].join('\n') };
    }
  }

  private manifestOf(item: string, texts: Texts, { version = '0.1.0' }: ItemFacts): string {
    const origin: CopyOrigin = { item, source: 'standalone/', version, registry: this.registry };
    return manifestOf(origin, new Map(Object.entries(texts)));
  }

  private write(folder: string, texts: Texts): void {
    for (const [path, text] of Object.entries(texts)) {
      const place = join(folder, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
  }
}
