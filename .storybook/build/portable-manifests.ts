import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const publicImport = /from '#src\/(?:index\.ts|components\/[^']+)'/g;
const other = /from '#(src|stories)\/([^']+?)(?:\/index)?\.tsx?'/g;

interface Entry {
  error?: { name: string };
  [key: string]: unknown;
}

/** Manifests as Storybook gathers them, of which only this much matters here. */
export interface Manifests {
  /** Components by the id of their stories. */
  components?: { components: Record<string, Entry> };
}

/**
 * Manifests that read the same on every machine: the absolute paths that docgen writes into them become relative to
 * the repository, imports name the package as its users know it, and what shows no component, or one only to test it, is left out.
 * @param folder Path that must not appear, with its closing slash.
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
    ([id, entry]) => !id.startsWith('behavior-') && entry.error?.name !== 'No component found',
  );
  if (portable.components) portable.components.components = Object.fromEntries(found);
  return portable;
}
