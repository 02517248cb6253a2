import type { Manifests } from './portable-manifests.ts';
import { ExampleReader } from './story-examples.ts';

interface Story {
  id: string;
  snippet?: string;
  warning?: string;
}

/** Part of the id of a story that its export gives, without hyphens: `remoteheldback` of `RemoteHeldBack`. */
function idPart(text: string): string {
  return (text.split('--').at(-1) ?? '').replaceAll(/[-_]/g, '').toLowerCase();
}

/**
 * Manifests whose snippets are examples to paste, with their imports, instead of a story with the frames around it. A
 * story that leans on what does not ship keeps its snippet.
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
    // Each example has the imports that it needs.
    if (complete) delete entry['import'];
  }
  return manifests;
}
