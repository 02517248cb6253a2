import { widgetModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview';
import { loadMessages } from '#src/validation/index.ts';
import { MessageList, RuleList, type SpokenMessages } from './rule-list.tsx';
import { RuleTrial } from './rule-trial.tsx';

const meta = preview.meta({
  title: 'Foundations/Validation',
  parameters: { controls: { disable: true }, chromatic: { modes: widgetModes } },
});

/** Shipped languages. */
const locales = ['en', 'de', 'fr', 'ar', 'ja'];

export const Rules = meta.story({ render: () => <RuleList /> });

export const Trial = meta.story({
  name: 'Try them',
  render: () => <RuleTrial rules="required|email" value="ada@example" />,
});

export const Messages = meta.story({
  loaders: [
    async () => ({
      languages: await Promise.all(
        locales.map(async (locale) => ({ locale, messages: await loadMessages(locale) })),
      ),
    }),
  ],
  render: (_args, { loaded }) => (
    <MessageList languages={loaded.languages as readonly SpokenMessages[]} />
  ),
});
