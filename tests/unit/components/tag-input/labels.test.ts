import { describe, expect, test } from 'vitest';
import { tagInputLabels } from '#src/components/tag-input/index.ts';

const english = tagInputLabels.en;

describe.each(['de', 'fr', 'ar', 'ja'] as const)('the words in "%s"', (language) => {
  test('are all there, and none is English', async () => {
    const { labels } = await tagInputLabels.load[language]();
    expect(Object.keys(labels).sort()).toEqual(Object.keys(english).sort());
    const same = Object.entries(labels).filter(
      ([key, word]) => word === english[key as keyof typeof english],
    );
    expect(same).toEqual([]);
  });

  test.each(['zero', 'one', 'two', 'few', 'many', 'other'] as const)(
    'count for the plural "%s"',
    async (plural) => {
      const { labels } = await tagInputLabels.load[language]();
      const counted = [
        labels.removedMany('7', plural),
        labels.selected('7', plural),
        labels.copied('7', plural),
        labels.suggested('7', plural),
        labels.tooLong('7', plural),
        labels.full('7', plural),
        labels.tooMany('7', plural),
        labels.reportAdded('7', plural),
        labels.reportRemoved('7', plural),
        labels.reportDuplicates('7', plural),
        labels.reportRejected('7', plural, 'why'),
      ];
      for (const words of counted) expect(words).toMatch(/\S/);
      expect(counted.join()).not.toContain('undefined');
    },
  );

  test('put the tag, the place and the reason in', async () => {
    const { labels } = await tagInputLabels.load[language]();
    for (const say of [labels.remove, labels.added, labels.removed, labels.editTag]) {
      expect(say('Tea')).toContain('Tea');
    }
    expect(labels.moved('Tea', '2', '5')).toMatch(/Tea.*2.*5|Tea.*5.*2/);
    expect(labels.refused('Tea', 'why')).toMatch(/Tea.*why/);
    expect(labels.count('3', '10')).toMatch(/3.*10/);
  });
});
