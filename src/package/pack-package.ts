import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeFolder } from '../registry/source-files.ts';
import { buildPackage } from './build-package.ts';

/** Returns the name of the packed file of a version. */
export function packedName(version: string): string {
  return `tessera-ui-${version}.tgz`;
}

/** Builds the package, packs it with npm and returns the packed file. */
export async function packPackage(root: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-packed-'));
  try {
    const built = join(folder, 'package');
    writeFolder(built, await buildPackage(root));
    // npm is a script on Windows, which only a shell starts.
    const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', './package'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    return readFileSync(join(folder, stdout.trim().split('\n').at(-1) ?? ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
