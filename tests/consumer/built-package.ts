import { execFile } from 'node:child_process';
import { globSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { registry } from './built-registry.ts';
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

/** Reads the package of the registry. */
export async function readPackage(): Promise<PackedPackage> {
  const [tarball = ''] = globSync(`${registry}/package/*.tgz`);
  const list = await start('tar', ['-tzf', tarball]);
  const manifest = await start('tar', ['-xzOf', tarball, 'package/package.json']);
  return {
    tarball,
    files: list.stdout
      .trim()
      .split('\n')
      .map((path) => path.trim().replace(/^package\//, ''))
      .sort(),
    manifest: JSON.parse(manifest.stdout) as PackageManifest,
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
