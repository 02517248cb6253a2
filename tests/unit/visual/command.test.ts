import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../visual/command';

describe('the command line of the visual tests', () => {
  it('builds, takes and compares everything by default', () => {
    expect(parseCommand([])).toEqual({
      kind: 'run',
      words: [],
      update: false,
      build: true,
      shard: { index: 1, total: 1 },
      workers: undefined,
    });
  });

  it('parses words, shards, workers and updates', () => {
    const args = ['--update', 'calendar', 'rating', '--no-build', '--shard=2/4', '--workers', '3'];
    expect(parseCommand(args)).toEqual({
      kind: 'run',
      words: ['calendar', 'rating'],
      update: true,
      build: false,
      shard: { index: 2, total: 4 },
      workers: 3,
    });
  });

  it('accepts by name and merges folders', () => {
    expect(parseCommand(['--accept', 'a--b/light', 'c'])).toEqual({
      kind: 'accept',
      words: ['a--b/light', 'c'],
    });
    expect(parseCommand(['merge', 'one', 'two'])).toEqual({
      kind: 'merge',
      folders: ['one', 'two'],
    });
    expect(parseCommand(['--help'])).toEqual({ kind: 'help' });
  });

  it.each([
    [['--shard=5/4'], /--shard takes a part and a count/],
    [['--shard=0/4'], /--shard takes a part and a count/],
    [['--shard=half'], /not "half"/],
    [['--workers=0'], /--workers takes a number from 1/],
    [['--workers=two'], /not "two"/],
    [['--accept'], /--accept needs names/],
    [['--aprove', 'all'], /--aprove/],
  ])('rejects %j', (args, sentence) => {
    expect(() => parseCommand(args)).toThrow(sentence);
  });
});
