/** Returns a kebab-case name in camelCase. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a kebab-case name in PascalCase. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`);
}

/** Returns a kebab-case name as the sidebar shows it: `Star sign`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the files of a new component that shows one string, by path. */
export function componentFiles(name: string): Map<string, string> {
  const key = camelCase(name);
  const component = pascalCase(name);
  const words = name.replaceAll('-', ' ');
  const title = titleOf(name);
  const home = `src/components/${name}`;
  const stories = `stories/components/${name}`;
  return new Map([
    [
      `${home}/${name}.tsx`,
      `'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../core/dom';
import { useLabels, useLocale } from '../../core/provider/language';
import styles from './${name}.module.css';
import { ${key} as english, type ${component}Labels } from './words';

/** Props of {@link ${component}}. */
export interface ${component}Props extends Omit<ComponentProps<'span'>, 'children'> {
  /** BCP 47 tag for strings and numerals. Default: that of the provider, or \`en\`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<${component}Labels>;
}

/** ${title}. Renders a \`<span>\`. */
export function ${component}({
  locale: localeProp,
  labels: labelsProp,
  className,
  ...rest
}: ${component}Props) {
  const locale = useLocale(localeProp, '${component}');
  const labels = useLabels('${key}', english, locale, labelsProp);
  return (
    <span data-slot="${name}" {...rest} className={cx(styles.root, className)}>
      {labels.name}
    </span>
  );
}
`,
    ],
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
  component: ${component},
  tags: ['new'],
});

export const Default = meta.story({ parameters: { chromatic: { modes: sheetModes } } });
`,
    ],
    [
      `${stories}/${name}.play.stories.tsx`,
      `import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ${component} } from '#${home}/index.ts';

const meta = preview.meta({
  title: 'Components/${title}/Tests',
  component: ${component},
  tags: ['new', 'play'],
});

export const ShowsItsName = meta.story({
  name: 'It shows its name',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${title}')).toBeVisible();
  },
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
import { ${component} } from 'tessera-ui/${name}';

export function Example() {
  return <${component} />;
}
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
| \`${name}\` | \`<span>\` | Root. |

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
    announces: ['name'],
    props: {},
    unusable: [[{ locale: 'en_US' }, 'locale']],
    fullest: {},
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
