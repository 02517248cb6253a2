import { findLanguage } from '#.storybook/canvas/languages.ts';
import { languageModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { en } from '#src/languages/en.ts';
import styles from './rules.module.css';
import { MessageList, RuleList, RuleTrial } from './rules.tsx';

const meta = preview.meta({
  title: 'Guides/Validation',
  parameters: { stage: 'fit', controls: { disable: true } },
});

export const Rules = meta.story({
  parameters: { stage: 'bare' },
  render: () => <RuleList />,
});

export const Trial = meta.story({
  name: 'Try the rules',
  render: () => (
    <div className={styles.trials}>
      <RuleTrial rules="required|email" value="mia@example" />
      <RuleTrial rules="integer|min:18" value="21" />
      <RuleTrial rules="minimum:8" value="bus" />
    </div>
  ),
});

export const Messages = meta.story({
  parameters: { chromatic: { modes: languageModes } },
  render: (_, { globals }) => (
    <MessageList languages={[findLanguage(String(globals.locale)) ?? en]} />
  ),
});
