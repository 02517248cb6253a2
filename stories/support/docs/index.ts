/*
 * Blocks of a widget's docs page. A page is `stories/components/<widget>/<widget>.mdx` with these parts, in this order:
 *
 *   import { Canvas, Meta } from '@storybook/addon-docs/blocks';
 *   import { Anatomy, ArgTypes, DoDont, Facts, FormBehavior, HowToCopy, KeyboardTable, Lead, Playground, Tests, Title, Tokens } from '#stories/support/docs/index.ts';
 *   import tokens from '#src/components/rating/rating.tsx?tokens';
 *   import * as Stories from './rating.stories.tsx';
 *
 *   <Meta of={Stories} />
 *   <Title of={Stories} />
 *   <Lead>What it is for, in two sentences.</Lead>
 *   <Playground of={Stories.Default} />    height="480px" for a story that opens a panel
 *   <Facts of={Stories} />         generated
 *   ## Usage                   the import, and an example of a few lines
 *   ## When to use it          <DoDont dos={['…']} donts={['…']} />
 *   ## States                  up to seven more <Canvas of={Stories.…} />: eight stories per page at most, checked by a test
 *   ## Anatomy                 <Anatomy slots={[{ name: 'rating', element: 'div', role: 'Root; …' }]} />
 *   ## Keyboard                <KeyboardTable rows={[{ keys: ['Right Arrow', 'Up Arrow'], does: 'One step more' }]} />
 *   ## Accessibility           a list in plain Markdown; a table is <Table label="…" head={['…']} rows={[['…']]} />
 *   ## In a form               <FormBehavior rows={[{ asks: 'name', gets: 'Submits the number, …' }]} />
 *   ## Tokens                  <Tokens names={tokens} />       generated
 *   ## Props                   <ArgTypes of={Stories} />      more components, and screens: <PropsTable of={Component} />
 *   ## Tests                   <Tests of={Stories} />       generated
 *   ## Install or copy         <HowToCopy item="rating" imports={['Rating']} />
 *
 * In the text of a block, backticks mark code.
 *
 * The catalog is `rating.stories.tsx` (title 'Components/Rating', tags: ['beta'] or another badge), the behavior
 * `rating.play.stories.tsx` (title 'Components/Rating/Tests', tags: ['play']).
 */
export { Anatomy, type AnatomySlot } from './anatomy/anatomy';
export { ArgTypes } from './props/arg-types';
export { Code } from './code';
export { DoDont } from './do-dont';
export { Facts } from './facts';
export { FormBehavior, type FormBehaviorRow } from './form-behavior';
export { CopyCommand } from './copy/copy-command';
export { HowToCopy } from './copy/how-to-copy';
export { InMarkdown } from './in-markdown';
export { KeyboardTable, type KeyboardRow } from './keyboard-table';
export { Lead } from './lead';
export { Playground } from './playground';
export { PropsTable } from './props/props-table';
export { Table } from './table';
export { Tests } from './tests';
export { Title } from './title';
export { Tokens } from './tokens';
