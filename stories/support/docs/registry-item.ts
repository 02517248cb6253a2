import { useEffect, useState } from 'react';

// `npm run release` creates the file with the first release.
const changelogs = import.meta.glob<string>('../../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Changelog of all releases; empty before the first one. */
export const changelog = Object.values(changelogs)[0] ?? '';

/** Returns the newest version in a changelog of Changesets, or none before the first release. */
export function newestVersion(text: string): string | undefined {
  return /^## (\d+\.\d+\.\d+\S*)$/m.exec(text)?.[1];
}

/** Newest released version, or none before the first release. */
export const releasedVersion = newestVersion(changelog);

/** File of an item after copying. */
export interface CopiedFile {
  /** Path in the repository. */
  path: string;
  /** Target path below the component folder of the host project. */
  target: string;
  /** Text of the file. */
  content: string;
}

/** Parts of a registry item that a docs page shows. */
export interface RegistryItem {
  /** Name of the item. */
  name: string;
  /** Packages with version ranges: `react-day-picker@10.0.2`. */
  dependencies: string[];
  /** Type-only packages. */
  devDependencies: string[];
  /** The files. */
  files: CopiedFile[];
  categories: string[];
  /** License, counts, and where to import from. */
  meta: {
    license: string;
    notices: string[];
    entries: string[];
    installed: string[];
    optional: string[];
    version: string;
    files: number;
    lines: number;
    standalone?: { files: number; lines: number };
  };
}

/** Item, or the reason why it is missing; `undefined` while loading. */
export type ReadItem = { item: RegistryItem } | { reason: string } | undefined;

const read = new Map<string, Promise<ReadItem>>();

/** Returns the URL of a registry file, which is served next to the canvas. */
export function registryAddress(path: string): string {
  return new URL(`r/${path}`, document.baseURI.replace(/[?#].*$/, '')).href;
}

async function readItem(name: string): Promise<ReadItem> {
  const address = registryAddress(`${name}.json`);
  try {
    const response = await fetch(address);
    if (!response.ok) return { reason: `${address} returned status ${response.status}.` };
    return { item: (await response.json()) as RegistryItem };
  } catch (error) {
    return { reason: `${address} cannot be read: ${String(error)}` };
  }
}

/**
 * Returns an item of the registry, which is loaded once for all pages.
 * @param name Name of the item: `date-picker`, `standalone/auth`; none to load nothing.
 */
export function useRegistryItem(name: string | undefined): ReadItem {
  const [answer, setAnswer] = useState<ReadItem>();
  useEffect(() => {
    if (name === undefined) return undefined;
    let current = true;
    const reading = read.get(name) ?? readItem(name);
    read.set(name, reading);
    void reading.then((item) => {
      if (current) setAnswer(item);
    });
    return () => void (current = false);
  }, [name]);
  return answer;
}

/** Characters of code that fit on a line of a page. */
const pageWidth = 100;

/** Import of the tokens. */
export const tokensLine =
  "import 'tessera-ui/tokens.css'; // once, at the entry point of the application";

/**
 * Returns the import statement of a module.
 * @param from Import specifier in the host project.
 * @param names Exports to import; empty for a style sheet.
 */
export function importLine(from: string, names: readonly string[]): string {
  if (names.length === 0) return `import '${from}';`;
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return line.length <= pageWidth ? line : `import {\n  ${names.join(',\n  ')},\n} from '${from}';`;
}

/** Returns a shell command with an argument on each line, if it is too long for one. */
export function commandLine(command: string, args: readonly string[]): string {
  const line = [command, ...args].join(' ');
  return line.length <= pageWidth ? line : [command, ...args].join(' \\\n  ');
}

/**
 * Returns the command that installs the package: from npm once it is published, until then the packed file that this
 * Storybook serves, with the packages that the component needs.
 */
export function installCommand({ dependencies, meta }: RegistryItem): string {
  const packed = registryAddress(`../package/tessera-ui-${meta.version}.tgz`);
  const needed = dependencies.filter((name) => meta.optional.includes(name.replace(/@[^@]+$/, '')));
  return commandLine('npm install', [releasedVersion ? 'tessera-ui' : packed, ...needed]);
}
