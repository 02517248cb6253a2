import type { SanitizedHtmlLabels } from './labels';

/** German words around sanitised HTML. */
export const labels: SanitizedHtmlLabels = {
  remoteHeld: (count, plural) =>
    plural === 'one'
      ? `${count} Inhalt einer anderen Website ist nicht geladen.`
      : `${count} Inhalte anderer Websites sind nicht geladen.`,
  showRemote: 'Von anderen Websites laden',
  tooLong: (characters) => `Dieser Inhalt ist sehr lang: ${characters} Zeichen.`,
  showLong: 'Trotzdem anzeigen',
  textOnly: 'Dieser Inhalt lässt sich nur als Quelltext anzeigen.',
  table: 'Tabelle',
  external: 'andere Website',
  report: 'Aus diesem HTML entfernt',
  nothingRemoved: 'Nichts wurde entfernt.',
  part: 'Teil',
  reason: 'Grund',
  count: 'Anzahl',
  reasons: {
    policy: 'Nicht in der Richtlinie',
    unsafe: 'Unsicher',
    depth: 'Zu tief verschachtelt',
    length: 'Zu lang',
    remote: 'Zurückgehalten, bis der Leser es erlaubt',
  },
};
