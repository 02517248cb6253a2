import { openRegistry, type RegistrySources } from '#src/registry/build-registry.ts';
import { writeFolder } from '#src/registry/source-files.ts';

/** Change of the sources between two versions. */
type Edit = (sources: Map<string, string>) => void;

/** Version of the items to write. */
export interface ItemVersion {
  /** Version that their manifests name. */
  version: string;
  /** What the manifests call their registry; omitted if it is unknown. */
  registry?: string;
  /** Changes since the sources of the repository. */
  edits?: readonly Edit[];
}

/** Writes a registry of linked and whole copies into `folder`, from the sources of the repository or changed ones. */
export async function writeVersion(
  folder: string,
  repository: RegistrySources,
  { version, registry, edits = [] }: ItemVersion,
): Promise<void> {
  const sources = new Map(repository.sources);
  for (const edit of edits) edit(sources);
  const manifest = { ...repository.manifest, version };
  const options = { home: registry, tessera: version };
  const built = await openRegistry({ ...repository, sources, manifest }, options);
  const paths = items.flatMap((name) => [`${name}.json`, `standalone/${name}.json`]);
  const texts = await Promise.all(
    ['registry.json', ...paths].map(
      async (path) => [path, (await built.read(path)) ?? ''] as const,
    ),
  );
  writeFolder(folder, texts);
}

/** Replaces a text in the file whose path ends so; throws if either is not there. */
function replace(end: string, from: string, to: string): Edit {
  return (sources) => {
    const path = pathOf(sources, end);
    const text = sources.get(path) ?? '';
    if (!text.includes(from)) throw new Error(`${path} does not contain ${from}.`);
    sources.set(path, text.replaceAll(from, to));
  };
}

/** Renames the file whose path ends so, and its imports. */
function rename(end: string, name: string): Edit {
  return (sources) => {
    const path = pathOf(sources, end);
    const baseOf = (one: string) => one.replace(/^.*\/|\.\w+$/g, '');
    sources.set(path.replace(/[^/]+$/, name), sources.get(path) ?? '');
    sources.delete(path);
    for (const [importer, text] of sources) {
      sources.set(importer, text.replaceAll(`/${baseOf(path)}'`, `/${baseOf(name)}'`));
    }
  };
}

/** Moves the content of a file to the end of the only one that imports it, and deletes it. */
function inline(end: string, into: string): Edit {
  return (sources) => {
    const path = pathOf(sources, end);
    const target = pathOf(sources, into);
    const name = path.replace(/^.*\/|\.\w+$/g, '');
    const line = new RegExp(`^import .* from '\\./${name}';\n`, 'm');
    const rest = (sources.get(target) ?? '').replace(line, '');
    sources.set(target, `${rest}\n${sources.get(path) ?? ''}`);
    sources.delete(path);
  };
}

/** Items that are copied. */
export const items = ['date-picker', 'rating', 'rating-distribution'];

/** Changes of a later version. */
export const laterEdits: readonly Edit[] = [
  // A class has another name.
  replace('date-picker-panel.module.css', '.summary', '.dateText'),
  replace('date-picker-panel.tsx', 'styles.summary', 'styles.dateText'),
  // A prop is new.
  replace(
    'date-picker/date-picker.tsx',
    '  placeholder?: string;\n}',
    '  placeholder?: string;\n  /** Whether the panel has no button for today. Default: `false`. */\n  hideToday?: boolean;\n}',
  ),
  replace(
    'date-picker/date-picker.tsx',
    '  placeholder,\n  className',
    '  placeholder,\n  hideToday = false,\n  className',
  ),
  replace(
    'date-picker/date-picker.tsx',
    'validateDate(today, rules)',
    'hideToday || validateDate(today, rules)',
  ),
  // A file has another name, and another is gone.
  rename('date-picker/date-summary.tsx', 'panel-summary.tsx'),
  inline('rating/percentages.ts', 'rating/rating-distribution.tsx'),
  // A sentence has changed.
  replace('components/rating/words.ts', "'No rating'", "'Not rated'"),
];

function pathOf(sources: ReadonlyMap<string, string>, end: string): string {
  if (sources.has(end)) return end;
  const [path, ...others] = [...sources.keys()].filter((one) => `/${one}`.endsWith(`/${end}`));
  if (path === undefined || others.length > 0) throw new Error(`Not one file ends with ${end}.`);
  return path;
}
