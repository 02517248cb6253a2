import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from './built-registry.ts';
import { repository } from './host.ts';

/** Parts of the package's own `package.json` that the tests read. */
export interface PackageManifest {
  [field: string]: unknown;
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Package as npm packs it. */
export interface PackedPackage {
  /** Path of the tarball. */
  tarball: string;
  /** Paths of the files in it. */
  files: string[];
  /** Folder with the same files, unpacked. */
  folder: string;
  manifest: PackageManifest;
}

const start = promisify(execFile);

/** Builds the package as `npm run package` does, packs it with npm, and unpacks it below `folder`. */
export async function packPackage(folder: string): Promise<PackedPackage> {
  const built = join(folder, 'built');
  const script = join(repository, 'src/package/write-package.ts');
  await start(process.execPath, [script, `--to=${built}`], { cwd: repository });
  // npm is a script on Windows, which only a shell starts.
  const { stdout } = await start('npm', ['pack', built, '--json', `--pack-destination=${folder}`], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const answer: unknown = JSON.parse(stdout);
  const [packed] = Object.values(
    answer as Record<string, { filename: string; files: Array<{ path: string }> }>,
  );
  if (!packed) throw new Error(`npm packed nothing: ${stdout}`);
  const tarball = join(folder, packed.filename);
  await start('tar', ['-xzf', tarball], { cwd: folder });
  return {
    tarball,
    files: packed.files.map(({ path }) => path).sort(),
    folder: join(folder, 'package'),
    manifest: readJson<PackageManifest>(join(folder, 'package/package.json')),
  };
}

/** Puts the package into a host as an installation does: unpacked, with the packages that it asks for and no other. */
export async function installPackage(host: string, { tarball, manifest }: PackedPackage) {
  const place = join(host, 'node_modules', manifest.name);
  mkdirSync(place, { recursive: true });
  await start('tar', ['-xzf', tarball, '--strip-components=1', '-C', place]);
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(host, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), link, 'junction');
  }
}
