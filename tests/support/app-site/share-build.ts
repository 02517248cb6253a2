import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name of the variable that holds the folder of the shared app build of a run. */
export const sharedBuild = 'TESSERA_APP_BUILD';

/** Sets the folder of the build that all workers of a run share. The process that starts them removes it at the end. */
export function shareBuild(): void {
  if (process.env[sharedBuild]) return;
  const folder = join(tmpdir(), `tessera-app-build-${process.pid}-${Date.now()}`);
  process.env[sharedBuild] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Site in the shared folder of a run: the first process builds it, the others wait.
 * @param build Builds into a folder that exists.
 */
export async function buildOnce(
  folder: string,
  build: (draft: string) => Promise<void>,
): Promise<string> {
  const site = join(folder, 'site');
  const draft = join(folder, 'draft');
  const lock = join(folder, 'lock');
  await mkdir(folder, { recursive: true });
  while (!existsSync(site)) {
    // The lock stays after a build: a process that looked for the site just before it existed does not build again.
    const isFirst = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isFirst) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    try {
      await mkdir(draft);
      await build(draft);
      await rename(draft, site);
    } catch (error) {
      // Each waiting process then builds for itself and gets the same error.
      await rm(draft, { recursive: true, force: true });
      await rm(lock, { recursive: true, force: true });
      throw error;
    }
  }
  return site;
}
