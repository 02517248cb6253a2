/** What a developer takes along with a widget. */
export interface Parcel {
  /** Paths of the files below `src`, in the order of the alphabet. */
  files: string[];
  /** Names of the packages that they import, React left out. */
  packages: string[];
}

const statement = /(?:^|\n|;\s*)(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]/g;
const call = /\bimport\(\s*['"]([^'"\n]+)['"]/g;
const endings = ['', '.ts', '.tsx', '/index.ts'];

function join(folder: string, path: string): string {
  const parts = folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Everything that a widget's folder, or one module, needs, found by following its imports.
 * @param sources Text of each file below `src`, by path.
 * @param start Folder or file below `src`, such as `components/rating`.
 */
export function collectParcel(sources: ReadonlyMap<string, string>, start: string): Parcel {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    const source = sources.get(path);
    if (source === undefined || files.has(path)) return;
    files.add(path);
    const home = path.slice(0, path.lastIndexOf('/'));
    for (const match of [...source.matchAll(statement), ...source.matchAll(call)]) {
      const specifier = match[1] ?? '';
      if (specifier.startsWith('.')) {
        for (const ending of endings) visit(join(home, specifier) + ending);
      } else if (!/^react(-dom)?(\/|$)/.test(specifier)) {
        packages.add(packageOf(specifier));
      }
    }
  };
  for (const path of sources.keys()) {
    if (path === start || path.startsWith(`${start}/`)) visit(path);
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}
