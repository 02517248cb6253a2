import type { SanitizedHtmlLabels } from './labels';

/** French words around sanitised HTML. */
export const labels: SanitizedHtmlLabels = {
  remoteHeld: (count, plural) =>
    plural === 'one'
      ? `${count} contenu d’un autre site n’est pas chargé.`
      : `${count} contenus d’autres sites ne sont pas chargés.`,
  showRemote: 'Charger depuis d’autres sites',
  tooLong: (characters) => `Ce contenu est très long : ${characters} caractères.`,
  showLong: 'Afficher quand même',
  textOnly: 'Seule la source de ce contenu peut être affichée.',
  table: 'Tableau',
  external: 'autre site',
  report: 'Retiré de ce HTML',
  nothingRemoved: 'Rien n’a été retiré.',
  part: 'Élément',
  reason: 'Raison',
  count: 'Nombre',
  reasons: {
    policy: 'Absent des règles',
    unsafe: 'Dangereux',
    depth: 'Imbrication trop profonde',
    length: 'Trop long',
    remote: 'Retenu jusqu’à l’accord du lecteur',
  },
};
