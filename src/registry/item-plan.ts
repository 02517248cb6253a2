/** Plan of an item. */
export interface ItemPlan {
  /** Name of the item, such as `date-picker`. */
  name: string;
  /** Title, such as `Date picker`. */
  title: string;
  /** Category of the item. */
  category: string;
  /** Files of its folder. */
  own: readonly string[];
  /** Files that a host imports; the item consists of their dependencies. */
  entryPoints: readonly string[];
  /** Whether it combines files of other items. */
  gathers?: boolean;
}

/** Folders whose subfolders are items. */
const rooms: ReadonlyArray<{ folder: string; category: string }> = [
  { folder: 'components', category: 'widgets' },
  { folder: 'primitives', category: 'primitives' },
  { folder: 'app/screens', category: 'screens' },
];

/**
 * Folders of `components` with parts that several widgets share. They are not items: each widget
 * includes its parts.
 */
export const sharedFolders: readonly string[] = ['account-form'];

// The languages of the screens are included in the screens.
const noItems = new Set(['languages', ...sharedFolders]);

/** Folders that are an item; a subfolder with an index is a separate item. */
const libraries = ['validation', 'auth', 'testing'];

/**
 * Returns the items of the folders: one for each widget, primitive, screen, language and style sheet of the
 * tokens, one for all primitives, the provider, the rules and the sign-in client.
 * @param sources Text of each file, by its path below `src`.
 * @throws If two folders result in the same name.
 */
export function planItems(sources: ReadonlyMap<string, string>): ItemPlan[] {
  const paths = [...sources.keys()].sort();
  const plans = [
    ...paths.flatMap((path) => styleSheetOfTokens(path)),
    ...paths.flatMap((path) => languageAt(path)),
    ...providerIn(paths),
    ...rooms.flatMap(({ folder, category }) =>
      foldersIn(paths, folder)
        .filter((name) => !noItems.has(name))
        .map((name) => plan(name, inFolder(paths, `${folder}/${name}`), category)),
    ),
    ...libraries.flatMap((name) => librariesIn(paths, name)),
  ];
  const primitives = inFolder(paths, 'primitives');
  if (primitives.length > 0) {
    plans.push({
      ...plan('primitives', primitives, 'primitives'),
      gathers: true,
    });
  }
  const twice = plans.find(
    ({ name }, index) => plans.findIndex((one) => one.name === name) < index,
  );
  if (twice) throw new Error(`Two folders result in the item "${twice.name}": rename one of them.`);
  return plans.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function plan(name: string, own: readonly string[], category: string): ItemPlan {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const indexes = own.filter((path) => path.endsWith('/index.ts'));
  return { name, title, category, own, entryPoints: indexes.length > 0 ? indexes : own };
}

function styleSheetOfTokens(path: string): ItemPlan[] {
  const name = /^tokens\/([^/]+)\.css$/.exec(path)?.[1];
  return name ? [plan(name, [path], 'tokens')] : [];
}

/** Returns the item of a language, which is one file: of the widgets, or of the screens. */
function languageAt(path: string): ItemPlan[] {
  const [, screens, tag] =
    /^(app\/screens\/)?languages\/([a-z]{2}(?:-[a-z]+)?)\.ts$/.exec(path) ?? [];
  if (!tag) return [];
  return [plan(`${screens ? 'screen-' : ''}language-${tag}`, [path], 'languages')];
}

function providerIn(paths: readonly string[]): ItemPlan[] {
  const own = inFolder(paths, 'core/provider');
  return own.length > 0 ? [plan('provider', own, 'provider')] : [];
}

function librariesIn(paths: readonly string[], folder: string): ItemPlan[] {
  const nested = foldersIn(paths, folder)
    .filter((name) => paths.includes(`${folder}/${name}/index.ts`))
    .map((name) => plan(`${folder}-${name}`, inFolder(paths, `${folder}/${name}`), 'libraries'));
  const own = inFolder(paths, folder).filter(
    (path) => !nested.some((library) => library.own.includes(path)),
  );
  return own.length > 0 ? [plan(folder, own, 'libraries'), ...nested] : nested;
}

function foldersIn(paths: readonly string[], folder: string): string[] {
  const depth = folder.split('/').length;
  const inside = inFolder(paths, folder).map((path) => path.split('/'));
  return [
    ...new Set(inside.flatMap((parts) => (parts.length > depth + 1 ? (parts[depth] ?? []) : []))),
  ];
}

function inFolder(paths: readonly string[], folder: string): string[] {
  return paths.filter((path) => path.startsWith(`${folder}/`));
}
