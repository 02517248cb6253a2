import { type PluralCategory, counted } from '../../core/locale/plural';

/** Labels around sanitized HTML. Numbers arrive formatted. */
export interface SanitizedHtmlLabels {
  /** Message above content with blocked remote resources. */
  remoteBlocked: (count: string, plural: PluralCategory) => string;
  /** Name of the button that loads the remote resources. */
  showRemote: string;
  /** Message in place of content that is longer than `maxLength`. */
  tooLong: (characters: string, plural: PluralCategory) => string;
  /** Name of the button that shows it anyway. */
  showLong: string;
  /** Announced when the user has asked for blocked or long content, and it is shown. */
  shown: string;
  /** Message above content that can only be shown as source. */
  textOnly: string;
  /** Name of a scrolling table without a caption. */
  table: string;
  /** Added to the name of a link to another site. */
  external: string;
  /** Name of the sign of a task that is done. */
  taskDone: string;
  /** Name of the sign of a task that is not done. */
  taskOpen: string;
  /** Heading of the removal report. */
  report: string;
  /** Text of the report if nothing was removed. */
  nothingRemoved: string;
  /** Heading of the column of names. */
  part: string;
  /** Heading of the column of reasons. */
  reason: string;
  /** Heading of the column of counts. */
  count: string;
  /** Why a part was removed. */
  reasons: Readonly<Record<'policy' | 'unsafe' | 'depth' | 'length' | 'remote', string>>;
}

/** English labels around sanitized HTML. */
export const sanitizedHtml: SanitizedHtmlLabels = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: '# item from another site was not loaded.',
      other: '# items from other sites were not loaded.',
    }),
  showRemote: 'Load items from other sites',
  tooLong: (characters) => `This content is very long: ${characters} characters.`,
  showLong: 'Show it anyway',
  shown: 'The content is shown.',
  textOnly: 'This content can only be shown as source code.',
  table: 'Table',
  external: 'external link',
  taskDone: 'done',
  taskOpen: 'not done',
  report: 'Removed from this HTML',
  nothingRemoved: 'Nothing was removed.',
  part: 'Part',
  reason: 'Reason',
  count: 'Count',
  reasons: {
    policy: 'Not allowed by the policy',
    unsafe: 'Unsafe',
    depth: 'Nested too deeply',
    length: 'Too long',
    remote: 'Blocked until you allow it',
  },
};
