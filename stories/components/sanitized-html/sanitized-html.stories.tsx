import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import * as foreign from '#stories/support/foreign-html.ts';
import { Columns, Specimen, Stack } from '#stories/support/layout.tsx';

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

export const Links = meta.story({
  name: 'Links, wide tables, both directions, too long',
  parameters: { stage: 'wide' },
  render: (args) => (
    <Columns wide>
      <Specimen label="Links">
        <SanitizedHtml {...args} idPrefix="links-" html={foreign.links} />
      </Specimen>
      <Specimen label="Wide content">
        <SanitizedHtml {...args} idPrefix="wide-" html={foreign.wide} />
      </Specimen>
      <Stack filled>
        <Specimen label="Both directions">
          <SanitizedHtml {...args} idPrefix="directions-" html={foreign.directions} />
        </Specimen>
        <Specimen label="Too long">
          <SanitizedHtml {...args} maxLength={100} />
        </Specimen>
      </Stack>
    </Columns>
  ),
});
