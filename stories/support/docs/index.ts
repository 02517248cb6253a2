/* Blocks of the docs pages, beside those of Storybook. */
export { ArgTypes } from '@storybook/addon-docs/blocks';
export { Code, Lead, Live, Props, Title } from './blocks';
export { CopyCommand, HowToCopy } from './how-to-copy';
export { PropsTable, Table } from './table';
export { Tokens } from './tokens';
