import type { Manifests } from '../build/portable-manifests.ts';
import { ExampleReader } from './story-examples.ts';

interface Story {
  id: string;
  snippet?: string;
  warning?: string;
}

/**
 * Returns the part of a story id that comes from its export, without hyphens: `remoteheldback` for
 * `RemoteHeldBack`.
 */
function idPart(text: string): string {
  return (text.split('--').at(-1) ?? '').replaceAll(/[-_]/g, '').toLowerCase();
}

/**
 * Replaces the snippets of manifests with examples that can be pasted, including imports, without layout
 * wrappers. A story that depends on unpublished code keeps its snippet.
 * @param root Folder of the repository.
 */
export async function withExamples<Given extends Manifests | undefined>(
  manifests: Given,
  root: string,
): Promise<Given> {
  const examples = new ExampleReader(root);
  for (const entry of Object.values(manifests?.components?.components ?? {})) {
    const path = String(entry['path']).replace(/^\.\//, '');
    if (!path.startsWith('stories/')) continue;
    const stories = (entry['stories'] ?? []) as Story[];
    let complete = true;
    for (const story of stories) {
      const name = examples.storiesOf(path).find((name) => idPart(name) === idPart(story.id));
      const example = name && (await examples.exampleOf(path, name).catch(() => undefined));
      if (example) Object.assign(story, { snippet: example, warning: undefined });
      else complete = false;
    }
    // Each example includes its imports.
    if (complete) delete entry['import'];
  }
  return manifests;
}
