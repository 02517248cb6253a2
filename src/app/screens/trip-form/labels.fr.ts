import type { TripFormLabels } from './labels';

/** French words of the form of a trip. */
export const labels: TripFormLabels = {
  heading: 'Nouveau voyage',
  title: 'Titre',
  country: 'Pays',
  dates: 'Dates',
  rating: 'Note',
  tags: 'Mots-clés',
  tagsHint: 'Jusqu’à 20 ; chacun se termine par Entrée ou une virgule.',
  color: 'Couleur',
  colorHint: 'Repère le voyage dans la liste.',
  link: 'Lien',
  linkHint: 'Une adresse qui commence par https://.',
  linkWrong: 'Saisissez une adresse qui commence par https://.',
  notes: 'Notes',
  notesHint: 'Texte ou HTML. Ce qui pourrait nuire est retiré à l’affichage.',
  save: 'Enregistrer',
  cancel: 'Annuler',
};
