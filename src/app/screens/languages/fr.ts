import type { SignInScreenLabels, TripFormLabels } from './screen-labels';

/** French labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'Connexion',
  ended: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
};

/** French labels of the trip form. */
export const tripForm: TripFormLabels = {
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
