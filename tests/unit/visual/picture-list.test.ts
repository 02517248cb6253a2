import { describe, expect, it } from 'vitest';
import { listPictures, selectPictures, shardOf, type IndexEntry } from '../../visual/picture-list';

// The baselines of the repository hold which pictures a story has.

function entry(id: string, changes: Partial<IndexEntry> = {}): IndexEntry {
  return { id, title: 'Components/Rating', name: 'Default', type: 'story', ...changes };
}

const rating = entry('components-rating--default');

it('rejects a mode whose name cannot be a file', () => {
  const parameters = { [rating.id]: { modes: { '../up': {} } } };
  expect(() => listPictures([rating], parameters)).toThrow(/"\.\.\/up".*cannot name a file/);
});

describe('choice', () => {
  const pictures = listPictures(
    [rating, entry('components-calendar--range', { title: 'Components/Calendar', name: 'Range' })],
    {},
  );

  it('finds pictures by a part of their id, title or name, in any case', () => {
    expect(selectPictures(pictures, ['RATING']).map(({ story }) => story)).toEqual([rating.id]);
    expect(selectPictures(pictures, ['range', 'rating'])).toHaveLength(2);
    expect(selectPictures(pictures, [])).toHaveLength(2);
    expect(selectPictures(pictures, ['nothing'])).toEqual([]);
  });

  it('assigns every item to exactly one shard', () => {
    const items = Array.from({ length: 10 }, (_, index) => index);
    const shards = [1, 2, 3, 4].map((index) => shardOf(items, index, 4));
    expect(shards.map(({ length }) => length)).toEqual([3, 3, 2, 2]);
    expect(shards.flat().toSorted((a, b) => a - b)).toEqual(items);
  });
});
