import type {
  RecoverScreenLabels,
  SignInScreenLabels,
  SignUpScreenLabels,
  TripFormLabels,
} from './en';

/** French labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'Connexion',
  ended: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
};

/** French labels of the sign-up screen. */
export const signUpScreen: SignUpScreenLabels = {
  title: 'Créer un compte',
  sent: 'Consultez vos e-mails',
  done: 'Compte créé',
};

/** French labels of the screens for a forgotten and a new password. */
export const recoverScreen: RecoverScreenLabels = {
  title: 'Mot de passe oublié\u202f?',
  sent: 'Consultez vos e-mails',
  reset: 'Choisir un nouveau mot de passe',
  done: 'Mot de passe modifié',
  expired: 'Lien expiré',
};

/** French labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: 'Nouveau voyage',
  title: 'Titre',
  country: 'Pays',
  dates: 'Dates',
  departure: 'Départ',
  departureZone: 'Fuseau horaire du départ',
  arrival: 'Arrivée',
  arrivalZone: 'Fuseau horaire de l’arrivée',
  arrivalEarly: 'L’arrivée doit être postérieure au départ.',
  otherZones: 'Autres fuseaux horaires',
  dateAndTime: 'Date et heure',
  rating: 'Note',
  tags: 'Étiquettes',
  tagsHint: 'Jusqu’à 20. Appuyez sur Entrée ou virgule après chacune.',
  color: 'Couleur',
  colorHint: 'Repère le voyage dans la liste.',
  link: 'Lien',
  linkHint: 'Une URL qui commence par https://',
  linkWrong: 'Saisissez une URL qui commence par https://.',
  notes: 'Notes',
  notesHint: 'Texte ou HTML. Le voyage affiche le HTML mis en forme, sans contenu dangereux.',
  save: 'Enregistrer',
  cancel: 'Annuler',
};
