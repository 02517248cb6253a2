import { ArgTypes as Rows } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { PropNotes } from './prop-notes';

/** Table of the props of a page's component, and the types that they name. */
export function ArgTypes(props: ComponentProps<typeof Rows>) {
  return (
    <>
      <Rows {...props} />
      <PropNotes />
    </>
  );
}
