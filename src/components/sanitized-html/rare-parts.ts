'use client';
import { rarePart } from './use-part';

/** Policies beyond comment and article, headings, reports, what is held back. */
export const fullRules = rarePart(() => import('./clean-fully'));

/** Words, and what is made with them: for links elsewhere, tables and what is held back. */
export const surroundings = rarePart(() => import('./content-surroundings'));

/** Developer's panel. */
export const reportPanel = rarePart(() => import('./removal-table'));

/**
 * Loads ahead what otherwise comes when content needs it: other policies and reports, words and marks, the developer's
 * panel. Resolves also where the network is lost.
 */
export async function preloadSanitizedHtml(): Promise<void> {
  await Promise.all([fullRules, surroundings, reportPanel].map(({ load }) => load()));
}
