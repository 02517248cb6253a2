/* Blocks of the docs pages, beside those of Storybook. */
export { ArgTypes } from '@storybook/addon-docs/blocks';
export { Code } from './code';
export { CopyCommand } from './copy/copy-command';
export { HowToCopy } from './copy/how-to-copy';
export { Lead } from './lead';
export { Live } from './live';
export { Props } from './props';
export { PropsTable } from './props-table';
export { Table } from './table';
export { Title } from './title';
export { Tokens } from './tokens';
