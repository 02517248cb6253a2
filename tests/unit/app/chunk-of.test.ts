import { expect, test } from 'vitest';
import { chunkOf } from '#src/app/server/vite-settings.ts';

test('what the page begins with comes in one piece, round cycles and not through the front door', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    main: ['app', 'door'],
    app: ['words', 'main'],
    door: ['widget', 'provider'],
    provider: ['context'],
  };
  const asked: string[] = [];
  const graph = {
    getModuleInfo: (id: string) => {
      asked.push(id);
      return { importedIds: imports[id] ?? [] };
    },
  };
  const nameOf = chunkOf(['main', 'provider'], ['door']);
  const all = ['main', 'app', 'words', 'provider', 'context', 'door', 'widget', 'screen'];
  expect(all.filter((id) => nameOf(id, graph) === 'app')).toEqual(all.slice(0, 5));
  expect(new Set(asked).size).toBe(asked.length);
});
