import { isSheet, onDemand, type EntryPoint } from '../registry/items.ts';
import { cliPath, guard } from './compile-modules.ts';
import { styleScope } from './scoped-styles.ts';

type Ranges = Readonly<Record<string, string>>;

/** Parts of the repository's `package.json` that are copied to the package. */
export interface RootManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Ranges;
  devDependencies: Ranges;
}

/** Sources of a `package.json`. */
export interface ManifestSources {
  /** The repository's `package.json`. */
  root: RootManifest;
  entryPoints: readonly EntryPoint[];
  /** Names of the standalone style sheets. */
  sheets: readonly string[];
  /** Names of the packages that the modules import. */
  packages: readonly string[];
  /** Names of the packages that the declarations import. */
  typePackages: readonly string[];
  /** Names of the published files and folders. */
  published: readonly string[];
  /** URL of the publishing repository, which proves the provenance of a build. */
  repository?: string | undefined;
}

/** Peer dependencies, of which a host must have a single version. */
const peers: Ranges = { react: '^19.0.0', 'react-dom': '^19.0.0' };

/**
 * Returns the `package.json` of the package. Dependencies are those that the modules import, in the tested
 * version or a compatible later one, so that hosts get fixes.
 */
export function packageManifest(sources: ManifestSources): object {
  const { root, entryPoints, sheets, packages, published, repository } = sources;
  const needed = [...packages, ...typesFor(sources)].filter((name) => !(name in peers)).sort();
  const ranges = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, rangeOf(name, root)]));
  const optional = needed.filter((name) => onDemand.has(name));
  return {
    name: root.name,
    version: root.version,
    description: root.description,
    keywords: ['react', 'components', 'accessible', 'form', 'tailwind'],
    license: root.license,
    ...(repository && { repository: { type: 'git', url: repository } }),
    type: 'module',
    bin: { [root.name]: `./${cliPath}` },
    // Bundlers omit any other module of which nothing is used.
    sideEffects: ['**/*.css', `./lib/${guard}`],
    exports: {
      ...Object.fromEntries(entryPoints.map(exportOf)),
      ...Object.fromEntries(sheets.map((name) => [`./${name}`, sheetAt(`./styles/${name}`)])),
      './package.json': './package.json',
    },
    engines: { node: '>=20' },
    imports: {
      // A style sheet is imported by its module; Node.js cannot load one and needs none.
      [`${styleScope}*.css`]: {
        'react-server': './lib/*.css',
        node: './lib/package/no-styles.js',
        default: './lib/*.css',
      },
    },
    files: published,
    dependencies: ranges(needed.filter((name) => !onDemand.has(name))),
    peerDependencies: { '@types/react': '^19.0.0', ...peers, ...ranges(optional) },
    peerDependenciesMeta: Object.fromEntries(
      ['@types/react', ...optional].map((name) => [name, { optional: true }]),
    ),
    publishConfig: { access: 'public', provenance: true },
  };
}

function exportOf(entryPoint: EntryPoint): [name: string, target: object] {
  const path = `./lib/${entryPoint.entry.replace(/\.tsx?$/, '')}`;
  if (isSheet(entryPoint)) return [entryPoint.name, sheetAt(path)];
  return [entryPoint.name, { types: `${path}.d.ts`, default: `${path}.js` }];
}

/** For compilers that check imports of style sheets, there is an empty type. */
function sheetAt(path: string): object {
  return { types: './lib/package/no-styles.d.ts', default: path };
}

function rangeOf(name: string, { dependencies, devDependencies }: RootManifest): string {
  const version = dependencies[name] ?? (name.startsWith('@types/') && devDependencies[name]);
  if (version) return `^${version}`;
  throw new Error(`The package imports "${name}", which package.json does not depend on: add it.`);
}

/** Returns the type packages for packages that the declarations reference and that include no types. */
function typesFor({ root, typePackages }: ManifestSources): string[] {
  const names = typePackages.map((name) => `@types/${name.replace(/^@(.+)\//, '$1__')}`);
  return names.filter((name) => name in root.devDependencies && name !== '@types/react');
}
