import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const publicImport = /from '#src\/(?:index\.ts|components\/[^']+)'/g;
const other = /from '#(src|stories)\/([^']+?)(?:\/index)?\.tsx?'/g;

interface Entry {
  error?: { name: string };
  [key: string]: unknown;
}

/** Manifests of Storybook, reduced to the properties that are used here. */
export interface Manifests {
  /** Components by the id of their stories. */
  components?: { components: Record<string, Entry> };
}

/**
 * Makes manifests independent of the machine: absolute paths of docgen become relative to the repository,
 * imports use the name of the package, and entries that are not components, or only test them, are removed.
 * @param folder Absolute path to remove, with a trailing slash.
 */
export function portableManifests<Given extends Manifests | undefined>(
  manifests: Given,
  folder: string = root,
): Given {
  if (!manifests) return manifests;
  const portable = JSON.parse(JSON.stringify(manifests), (_key, value: unknown) =>
    typeof value === 'string'
      ? value
          .replaceAll(folder, './')
          .replaceAll(publicImport, "from 'tessera-ui'")
          .replaceAll(other, "from './$1/$2'")
      : value,
  ) as NonNullable<Given>;
  const entries = Object.entries(portable.components?.components ?? {});
  const found = entries.filter(
    ([id, entry]) => !/-tests(?:-|$)/.test(id) && entry.error?.name !== 'No component found',
  );
  if (portable.components) portable.components.components = Object.fromEntries(found);
  return portable;
}
