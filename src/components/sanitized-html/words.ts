import { type PluralCategory, counted } from '../../core/locale/plural';

/** English labels around sanitized HTML. */
export const sanitizedHtml = {
  /** Message above content with blocked remote resources. */
  remoteBlocked: (count: string, plural: PluralCategory) =>
    counted(count, plural, {
      one: '# item from another site was not loaded.',
      other: '# items from other sites were not loaded.',
    }),
  /** Name of the button that loads the remote resources. */
  showRemote: 'Load items from other sites',
  /** Message in place of content that is longer than `maxLength`. */
  tooLong: (characters: string, _plural: PluralCategory) =>
    `This content is very long: ${characters} characters.`,
  /** Name of the button that shows it anyway. */
  showLong: 'Show it anyway',
  /** Announced when the user has asked for blocked or long content, and it is shown. */
  shown: 'The content is shown.',
  /** Message above content that can only be shown as source. */
  textOnly: 'This content can only be shown as source code.',
  /** Name of a scrolling table without a caption. */
  table: 'Table',
  /** Added to the name of a link to another site. */
  external: 'external link',
  /** Name of the sign of a task that is done. */
  taskDone: 'done',
  /** Name of the sign of a task that is not done. */
  taskOpen: 'not done',
  /** Heading of the removal report. */
  report: 'Removed from this HTML',
  /** Text of the report if nothing was removed. */
  nothingRemoved: 'Nothing was removed.',
  /** Heading of the column of names. */
  part: 'Part',
  /** Heading of the column of reasons. */
  reason: 'Reason',
  /** Heading of the column of counts. */
  count: 'Count',
  /** Why a part was removed. */
  reasons: {
    policy: 'Not allowed by the policy',
    unsafe: 'Unsafe',
    depth: 'Nested too deeply',
    length: 'Too long',
    remote: 'Blocked until you allow it',
  },
};

/** Labels around sanitized HTML. Numbers arrive formatted. */
export type SanitizedHtmlLabels = typeof sanitizedHtml;
