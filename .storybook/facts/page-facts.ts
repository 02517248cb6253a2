import type { PropNotes } from '../build/prop-notes.ts';

/** Interaction test of a component. */
export interface TestFact {
  /** Id of its story. */
  id: string;
  /** Behavior that it proves, as a sentence. */
  name: string;
  /** Labels of its phases; empty if it has only one. */
  steps: readonly string[];
}

/** Interaction tests with one title. */
export interface TestGroup {
  /** Last part of the title: `Tests`, `Tests in a form`. */
  name: string;
  tests: readonly TestFact[];
}

/** Page of the Storybook. */
export interface PageLink {
  name: string;
  /** Path for the URL, such as `/docs/components-rating--docs`. */
  path: string;
}

/** Speed of a component, compared with what it replaces. */
export interface SpeedFact {
  /** What was measured. */
  title: string;
  /** What it was compared with. */
  against: string;
  /** Duration or size with its unit, or the ratio to the other, and its goal. */
  figure: string;
  goal: string;
  reached: boolean;
}

/** Facts about a component, for its docs page. */
export interface PageFacts {
  /** Title of the page, `Components/Rating`. */
  title: string;
  /** Name of the component. */
  component: string;
  /** Folder of the source, `src/components/rating`. */
  folder: string;
  /** URL of the folder, if the repository has a public address. */
  sourceUrl: string | null;
  /** Compressed size in bytes as last accepted, and that of the wrapped package. */
  size: { bytes: number; bare: { name: string; bytes: number } | null } | null;
  /** Compressed script of the same component of other libraries in bytes, smallest first. */
  kits: ReadonlyArray<{ name: string; bytes: number }>;
  /** Maximum compressed size in bytes, if no exact size is recorded. */
  sizeLimit: number | null;
  speed: readonly SpeedFact[];
  /** Version of the last change, `unreleased` for a change since the last release, or none before a first release. */
  changed: string | null;
  usedIn: readonly PageLink[];
  /** Sections with notes on keyboard and assistive technology. */
  notes: ReadonlyArray<{ name: string; anchor: string }>;
  /** Oldest supported browsers, and features of the platform that some of them lack. */
  browsers: { supported: readonly string[]; notes: readonly string[] };
  /** What the types of the props add to each props table, by component. */
  props: Readonly<Record<string, PropNotes>>;
  groups: readonly TestGroup[];
}
