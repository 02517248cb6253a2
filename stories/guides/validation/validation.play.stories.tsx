import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { validateSync } from '#src/validation/index.ts';
import { otherValues, ruleExamples } from './rule-examples.ts';
import { RuleList, RuleTrial } from './rules.tsx';

const meta = preview.meta({
  title: 'Guides/Validation/Tests',
  tags: ['play'],
  parameters: { controls: { disable: true } },
});

export const EachExampleIsOnItsSideOfTheBorder = meta.story({
  name: 'Each example passes or fails as listed',
  render: () => <RuleList />,
  play: async ({ canvas }) => {
    for (const { rule, passes, fails } of ruleExamples) {
      const verdicts = [...passes, ...fails].map(
        (value) => validateSync(value, rule, { values: otherValues }).length === 0,
      );
      await expect({ rule, verdicts }).toEqual({
        rule,
        verdicts: [...passes.map(() => true), ...fails.map(() => false)],
      });
    }
    const listed = (name: string) => canvas.getByRole('list', { name });
    await expect(listed('email: Passes')).toHaveTextContent('"mia@example.com"');
    await expect(listed('email: Fails')).toHaveTextContent('"mia@example"');
  },
});

export const RulesThatCannotBeReadSayWhy = meta.story({
  name: 'Invalid rules say why',
  render: () => <RuleTrial rules="required" value="bus" />,
  play: async () => {
    const verdict = screen.getByRole('status');
    await expect(verdict).toHaveTextContent('The value passes.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Rules' }), '|emial');
    await expect(verdict).toHaveTextContent('“emial” is not a rule.');
    await userEvent.click(screen.getByRole('button', { name: 'email' }));
    await expect(verdict).toHaveTextContent('Enter an email address');
    await userEvent.type(screen.getByRole('textbox', { name: 'Rules' }), '{Backspace>5/}min:3');
    await expect(verdict).toHaveTextContent('Enter 3 or more.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Rules' }), '|minimum:8');
    await expect(screen.getByRole('button', { name: 'min:8' })).toBeVisible();
  },
});
