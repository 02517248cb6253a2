import type { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { PageFacts, PageLink } from '#.storybook/facts/page-facts.ts';
import styles from './docs.module.css';
import { kilobytes, usePageFacts } from './page-facts';
import { StorybookLink } from './storybook-link';
import { withCode } from './with-code';

function Links({ links }: { links: readonly PageLink[] }) {
  return links.map(({ name, path }, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <StorybookLink path={path}>{name}</StorybookLink>
    </span>
  ));
}

/** Links that are shown at once; the others are behind a summary. */
const shownLinks = 5;

function UsedIn({ links }: { links: readonly PageLink[] }) {
  if (links.length === 0) return 'no other component or screen of Tessera';
  if (links.length <= shownLinks + 1) return <Links links={links} />;
  return (
    <details className={styles.more}>
      <summary>{`${links.length} components and screens`}</summary>
      <Links links={links} />
    </details>
  );
}

function sizeOf({ size, sizeLimit }: PageFacts): string | undefined {
  if (size) {
    const bare = size.bare && `; ${size.bare.name} alone: ${kilobytes(size.bare.bytes)}`;
    return `${kilobytes(size.bytes)} compressed, without React${bare ?? ''}`;
  }
  return sizeLimit ? `at most ${kilobytes(sizeLimit)} compressed, checked by a test` : undefined;
}

/** Sizes of the same component of other libraries, whose style sheets are not counted. */
function kitsOf({ kits }: PageFacts): string {
  return `${kits.map(({ name, bytes }) => `${name}: ${kilobytes(bytes)}`).join(', ')} (without style sheets)`;
}

function changeOf({ changed }: PageFacts): string {
  if (changed === null) return 'no version yet';
  return changed === 'unreleased' ? 'since the last version' : `in ${changed}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function Browsers({ browsers: { supported, notes } }: Pick<PageFacts, 'browsers'>) {
  const list = `${supported.join(', ')} and later`;
  if (notes.length === 0) return list;
  return (
    <details className={styles.more}>
      <summary>{`${list}; ${counted(notes.length, 'feature')} with a fallback`}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{withCode(note)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Props of {@link Facts}. */
interface FactsProps {
  /** Module of the catalog stories. */
  of: Parameters<typeof useOf>[0];
}

/** Facts about the widget of a page: source, size, browsers and uses. */
export function Facts({ of }: FactsProps) {
  const facts = usePageFacts(of);
  if (facts === undefined) return <div data-loading="" />;
  if (facts === null) return null;
  const { folder, sourceUrl, usedIn, notes } = facts;
  const size = sizeOf(facts);
  const rows: [name: string, value: ReactNode][] = [
    [
      'Source',
      sourceUrl ? (
        <a key="source" href={sourceUrl} target="_blank" rel="noreferrer">
          {folder}
        </a>
      ) : (
        <code key="source">{folder}</code>
      ),
    ],
    ...(size ? [['Size', size] as [string, ReactNode]] : []),
    ...(facts.kits.length > 0
      ? [['Size in other libraries', kitsOf(facts)] as [string, ReactNode]]
      : []),
    ['Changed', changeOf(facts)],
    ['Browsers', <Browsers key="browsers" browsers={facts.browsers} />],
    ['Used in', <UsedIn key="used" links={usedIn} />],
    [
      'Notes',
      notes.map(({ name, anchor }, index) => (
        <span key={anchor}>
          {index > 0 && ', '}
          <a href={`#${anchor}`} target="_self">
            {name}
          </a>
        </span>
      )),
    ],
  ];
  return (
    <dl className={`sb-unstyled ${styles.facts}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
