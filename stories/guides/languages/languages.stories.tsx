import { readGlobals } from '#.storybook/canvas/globals.ts';
import { languageModes } from '#.storybook/canvas/language-modes.ts';
import { findLanguage } from '#.storybook/canvas/languages.ts';
import preview from '#.storybook/preview';
import { en } from '#src/languages/en.ts';
import { EveryWidget as Widgets } from './every-widget.tsx';

const meta = preview.meta({
  title: 'Guides/Languages',
  parameters: {
    controls: { disable: true },
    chromatic: { modes: languageModes },
    // The failed submit moves focus, which would scroll a docs page.
    docs: { story: { inline: false, height: '720px' }, codePanel: false },
  },
});

export const EveryWidget = meta.story({
  name: 'Every component',
  render: (_args, { globals }) => (
    <Widgets language={findLanguage(readGlobals(globals).locale) ?? en} />
  ),
});
