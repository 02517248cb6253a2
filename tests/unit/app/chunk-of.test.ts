import { expect, test } from 'vitest';
import { chunkOf } from '#src/app/server/vite-settings.ts';

test('the initial modules are one chunk, across cycles and not through barrels', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    main: ['app', 'barrel'],
    app: ['words', 'main'],
    barrel: ['widget', 'provider'],
    provider: ['context'],
  };
  const requested: string[] = [];
  const graph = {
    getModuleInfo: (id: string) => {
      requested.push(id);
      return { importedIds: imports[id] ?? [] };
    },
  };
  const nameOf = chunkOf('app', ['main', 'provider'], ['barrel']);
  const all = ['main', 'app', 'words', 'provider', 'context', 'barrel', 'widget', 'screen'];
  expect(all.filter((id) => nameOf(id, graph) === 'app')).toEqual(all.slice(0, 5));
  expect(new Set(requested).size).toBe(requested.length);
});
