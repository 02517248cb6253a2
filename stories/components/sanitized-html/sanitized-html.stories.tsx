import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import * as foreign from '#stories/support/foreign-html.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Sanitized HTML',
  component: SanitizedHtml,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { html: foreign.article, policy: 'article' as const, idPrefix: 'content-' },
  // An object is a policy, too; the included ones have names.
  argTypes: { policy: { control: 'select', options: ['comment', 'article', 'email'] } },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
});

export const Comment = meta.story({
  parameters: { chromatic: { states: { hover: 'a', focus: 'a' } } },
  args: { html: foreign.comment, policy: 'comment' },
});

export const Email = meta.story({ args: { html: foreign.newsletter, policy: 'email' } });

export const RemoteHeldBack = meta.story({
  name: 'Blocked images',
  args: { html: foreign.withPictures },
});

export const WhatWasRemoved = meta.story({
  name: 'What was removed',
  parameters: { chromatic: { modes: sheetModes } },
  args: { html: foreign.prize, policy: 'comment', showReport: true },
});

export const Links = meta.story({ args: { html: foreign.links } });

export const Wide = meta.story({
  name: 'Wide content',
  render: (args) => (
    <Narrow>
      <SanitizedHtml {...args} html={foreign.wide} />
    </Narrow>
  ),
});

export const Directions = meta.story({
  name: 'Both directions',
  args: { html: foreign.directions },
});

export const TooLong = meta.story({
  name: 'Too long',
  // As an argument, its HTML would fill the controls.
  render: (args) => <SanitizedHtml {...args} html={foreign.long} maxLength={20_000} />,
});
