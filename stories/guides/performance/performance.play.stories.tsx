import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { GoalRow, GoalTable, Tally } from './goal-row.tsx';

const meta = preview.meta({
  title: 'Guides/Performance/Tests',
  tags: ['play'],
  parameters: { controls: { disable: true } },
});

export const GoalThatIsMissedIsSaidInWords = meta.story({
  name: 'A missed goal is stated in text',
  render: () => (
    <GoalTable title="Work" note="beside nothing">
      <GoalRow name="Arrow key" detail="1 ms" share={0.4} figure="0.40×" goal="1×" />
      <GoalRow name="Next month" detail="4 ms" share={1.2} figure="1.32×" goal="1.1×" />
    </GoalTable>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Arrow key/ })).toHaveTextContent('within 1×');
    await expect(canvas.getByRole('row', { name: /Next month/ })).toHaveTextContent('over 1.1×');
  },
});

export const BarEndsOnTheLineWhenTheGoalIsMet = meta.story({
  name: 'A bar ends at the line if the goal is just met',
  render: () => (
    <GoalTable title="Work" note="beside nothing">
      <GoalRow name="Exactly" detail="1 ms" share={1} figure="1.00×" goal="1×" />
    </GoalTable>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row');
    const [bar, line] = [...(row.querySelector('[role="presentation"]')?.children ?? [])].map(
      (part) => part.getBoundingClientRect(),
    );
    await expect(Math.abs((bar?.right ?? 0) - (line?.left ?? 9999))).toBeLessThanOrEqual(2);
    await expect(row).toHaveTextContent('within');
  },
});

export const TallyCountsWhatIsReached = meta.story({
  name: 'The total counts the goals that are met',
  render: () => <Tally reached={3} all={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 4 goals reached')).toBeVisible();
  },
});
