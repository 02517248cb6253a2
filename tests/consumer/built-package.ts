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
  peerDependenciesMeta: Record<string, { optional: boolean }>;
}

/** Package as npm packs it. */
export interface PackedPackage {
  /** Path of the tarball. */
  tarball: string;
  /** Paths of the files in it. */
  files: string[];
  manifest: PackageManifest;
}

const start = promisify(execFile);
const script = join(repository, 'src/package/write-package.ts');

/** Builds the package as `npm run package` does, and packs it with npm, below `folder`. */
export async function packPackage(folder: string): Promise<PackedPackage> {
  const built = join(folder, 'built');
  await start(process.execPath, [script, `--to=${built}`], { cwd: repository });
  // npm is a script on Windows, which only a shell starts.
  const { stdout } = await start('npm', ['pack', built, '--json', `--pack-destination=${folder}`], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const response: unknown = JSON.parse(stdout);
  const [packed] = Object.values(
    response as Record<string, { filename: string; files: Array<{ path: string }> }>,
  );
  if (!packed) throw new Error(`npm packed nothing: ${stdout}`);
  return {
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path).sort(),
    manifest: readJson<PackageManifest>(join(built, 'package.json')),
  };
}

/** Builds the package again, from another working directory, directly into a host. */
export async function buildInto(host: string, { manifest }: PackedPackage): Promise<string> {
  const place = join(host, 'node_modules', manifest.name);
  mkdirSync(place, { recursive: true });
  await start(process.execPath, [script, `--to=${place}`], { cwd: host });
  linkDependencies(host, manifest);
  return place;
}

/** Installs the package into a host: unpacked, with its own dependencies and no others. */
export async function installPackage(host: string, { tarball, manifest }: PackedPackage) {
  const place = join(host, 'node_modules', manifest.name);
  mkdirSync(place, { recursive: true });
  await start('tar', ['-xzf', tarball, '--strip-components=1', '-C', place]);
  linkDependencies(host, manifest);
  return place;
}

/** Names and ranges of the packages that some components need, for `npm install`. */
export function onDemand({ peerDependencies, peerDependenciesMeta }: PackageManifest): string[] {
  const names = Object.keys(peerDependenciesMeta).filter((name) => !name.startsWith('@types/'));
  return names.map((name) => `${name}@${peerDependencies[name]}`);
}

function linkDependencies(host: string, manifest: PackageManifest): void {
  const optional = onDemand(manifest).map((name) => name.slice(0, name.lastIndexOf('@')));
  for (const name of [...Object.keys(manifest.dependencies), ...optional]) {
    const link = join(host, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), link, 'junction');
  }
}
