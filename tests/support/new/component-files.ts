import { camelCase, pascalCase, titleOf } from './names.ts';
import { displayTemplate, inputTemplate } from './templates.ts';

/**
 * Returns the files of a new component by path.
 * @param hasValue Whether it takes a value in a form.
 */
export function componentFiles(name: string, hasValue: boolean): Map<string, string> {
  const key = camelCase(name);
  const component = pascalCase(name);
  const words = name.replaceAll('-', ' ');
  const title = titleOf(name);
  const home = `src/components/${name}`;
  const stories = `stories/components/${name}`;
  const { source, slots, args, play, example, row } = hasValue
    ? inputTemplate(name)
    : displayTemplate(name);
  return new Map([
    [`${home}/${name}.tsx`, source],
    [
      `${home}/${name}.module.css`,
      `@layer theme, base, components, utilities;

@layer base {
  .root {
    color: var(--tessera-color-text);
    font: var(--tessera-text-body);
  }

  @media (forced-colors: active) {
    .root {
      color: CanvasText;
    }
  }
}
`,
    ],
    [
      `${home}/words.ts`,
      `/** English labels of the ${words}. */
export const ${key} = {
  /** Its name. */
  name: '${title}',
};

/** Labels of the ${words}. */
export type ${component}Labels = typeof ${key};
`,
    ],
    [
      `${home}/index.ts`,
      `export { ${component}, type ${component}Props } from './${name}';
export type { ${component}Labels } from './words';
`,
    ],
    [
      `${stories}/${name}.stories.tsx`,
      `import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ${component} } from '#${home}/index.ts';

const meta = preview.meta({
  title: 'Components/${title}',
  component: ${component},${args && `\n  ${args}`}
  tags: ['new'],
});

export const Default = meta.story({ parameters: { chromatic: { modes: sheetModes } } });
`,
    ],
    [
      `${stories}/${name}.play.stories.tsx`,
      `import { ${play.imports} } from 'storybook/test';
import preview from '#.storybook/preview';
import { ${component} } from '#${home}/index.ts';

const meta = preview.meta({
  title: 'Components/${title}/Tests',
  component: ${component},${args && `\n  args: { 'aria-label': '${title}', onValueChange: fn() },`}
  tags: ['new', 'play'],
});

export const ${play.name} = meta.story({
  name: '${play.title}',
  play: ${play.text},
});
`,
    ],
    [
      `${stories}/${name}.mdx`,
      `import { Meta } from '@storybook/addon-docs/blocks';
import tokens from '#${home}/${name}.tsx?tokens';
import { ArgTypes, HowToCopy, Lead, Live, Title, Tokens } from '#stories/support/docs/index.ts';
import * as Stories from './${name}.stories.tsx';

<Meta of={Stories} />

<Title of={Stories} />

<Lead>What it is, in one sentence.</Lead>

<Live of={Stories.Default} />

## Usage

\`\`\`tsx
${example}
\`\`\`

## When to use it

- Use it for …
- Do not use it for …

## Install or copy

<HowToCopy item="${name}" imports={['${component}']} />

## Props

<ArgTypes of={Stories} />

## Styling

\`\`\`css
.mine [data-slot='${name}'] {
  font-weight: 700;
}
\`\`\`

\`className\` and \`style\` go to the root. [Styling](?path=/docs/guides-styling--docs) explains slots, states and tokens.

| \`data-slot\` | Element | Description |
| --- | --- | --- |
${slots.map(([slot, element, text]) => `| \`${slot}\` | \`<${element}>\` | ${text} |\n`).join('')}
<Tokens names={tokens} />

## Accessibility

- What it does by itself, and what the developer provides.
`,
    ],
    [
      `tests/support/conformance-rows/${name}.tsx`,
      `import { ${component} } from '#${home}/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** Rows of the ${words}; the fields are explained in \`widget-row.ts\`. */
export const rows: readonly WidgetRow[] = [
  widget('${component}', ${component}, {
    slot: '${name}',
    role: null,
    words: '${key}',
    ${row}
  }),
];
`,
    ],
    [
      `tests/unit/conformance/${name}.test.tsx`,
      `import { rows } from '#tests/support/conformance-rows/${name}.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
`,
    ],
  ]);
}
