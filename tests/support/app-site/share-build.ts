import { rmSync } from 'node:fs';
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
