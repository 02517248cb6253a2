import type { LabelCatalogue } from '../../internals/use-labels';
import type { RemovalReason } from './cleaning/removals';

/** Words around sanitised HTML. Numbers arrive formatted. */
export interface SanitizedHtmlLabels {
  /** Sentence above content some of which would load from other sites. */
  remoteHeld: (count: string, plural: Intl.LDMLPluralRule) => string;
  /** Name of the button that lets it load. */
  showRemote: string;
  /** Sentence in place of content that is longer than `maxLength`. */
  tooLong: (characters: string) => string;
  /** Name of the button that shows it all the same. */
  showLong: string;
  /** Sentence above content that only its source can be shown of. */
  textOnly: string;
  /** Name of a scrolling table without a caption. */
  table: string;
  /** What is said of a link that leads to another site. */
  external: string;
  /** Heading of the developer's panel. */
  report: string;
  /** Text of the panel where nothing was removed. */
  nothingRemoved: string;
  /** Heading of the column of names. */
  part: string;
  /** Heading of the column of reasons. */
  reason: string;
  /** Heading of the column of numbers. */
  count: string;
  /** Why a part was removed. */
  reasons: Readonly<Record<RemovalReason, string>>;
}

const en: SanitizedHtmlLabels = {
  remoteHeld: (count, plural) =>
    plural === 'one'
      ? `${count} item from another site is not loaded.`
      : `${count} items from other sites are not loaded.`,
  showRemote: 'Load from other sites',
  tooLong: (characters) => `This content is very long: ${characters} characters.`,
  showLong: 'Show it anyway',
  textOnly: 'This content can only be shown as its source.',
  table: 'Table',
  external: 'other site',
  report: 'Removed from this HTML',
  nothingRemoved: 'Nothing was removed.',
  part: 'Part',
  reason: 'Reason',
  count: 'Times',
  reasons: {
    policy: 'Not in the policy',
    unsafe: 'Unsafe',
    depth: 'Nested too deep',
    length: 'Too long',
    remote: 'Held back until the reader allows it',
  },
};

/** Catalogue of the words around sanitised HTML. */
export const sanitizedHtmlLabels: LabelCatalogue<SanitizedHtmlLabels> = {
  name: 'sanitizedHtml',
  en,
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
