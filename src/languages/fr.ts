import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: '# jour', other: '# jours' };

/** French labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'Adresse e-mail',
  username: 'Nom d’utilisateur',
  emailOrUsername: 'Adresse e-mail ou nom d’utilisateur',
  password: 'Mot de passe',
  separator: 'ou',
  code: 'Code à usage unique',
  verify: 'Vérifier',
  back: 'Retour',
  wrongCode: 'Le code est incorrect ou a expiré.',
  lockedOut: (time) => `Trop de tentatives. Réessayez ${time}.`,
  lockoutEnded: 'Vous pouvez réessayer maintenant.',
  unreachable: 'Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.',
  failed: 'Un problème est survenu. Réessayez.',
  takingLonger: 'Cela prend plus de temps que d’habitude…',
  resend: 'Renvoyer',
  resendIn: (time) => `Renvoyer ${time}`,
  sent: 'Renvoyé',
  provider: (name) => `Continuer avec ${name}`,
  lastUsed: 'Récent',
  next: 'Continuer',
  passwordHint: (number, plural) => `Au moins ${counted(number, plural, lengths.characters)}`,
};

/** French labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  previousYears: 'Années précédentes',
  nextYears: 'Années suivantes',
  chooseMonth: (month) => `${month}, choisir le mois`,
  chooseYear: (year) => `${year}, choisir l’année`,
  showDays: (years) => `${years}, retour aux jours`,
  showPeriods: (years) => `${years}, retour aux périodes`,
  weeks: 'Semaine',
  weekShort: 'Sem',
  week: (number) => `Semaine ${number}`,
  quarter: (number) => `T${number}`,
  firstHalf: 'S1',
  secondHalf: 'S2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'Indisponible',
  tooEarly: (earliest) => `Au plus tôt\u00a0: ${earliest}.`,
  tooLate: (latest) => `Au plus tard\u00a0: ${latest}.`,
  rangeStart: 'date de début',
  rangeEnd: 'date de fin',
  firstPeriod: 'début',
  lastPeriod: 'fin',
  periodRangeStarted: (period) => `À partir de\u00a0: ${period}. Choisissez la dernière période.`,
  periodRange: (from, to) => `${from} à ${to}`,
  rangeStarted: (day) => `Date de début\u00a0: ${day}. Choisissez la date de fin.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Choisissez au moins ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `Choisissez ${counted(number, plural, day)} au maximum.`,
  daysFull: (number, plural) =>
    `Vous pouvez choisir ${counted(number, plural, day)} au maximum. Retirez-en un pour en choisir un autre.`,
  periodsTooShort: (length) => `Choisissez au moins ${length}.`,
  periodsTooLong: (length) => `Choisissez ${length} au maximum.`,
  unavailableInRange: 'La période comprend un jour indisponible.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** French labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Ouvrir le sélecteur de couleur',
  dialog: 'Choisir une couleur',
  close: 'Fermer',
  done: 'Terminé',
  clear: 'Effacer',
};

/** French names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'rose',
    red: 'rouge',
    orange: 'orange',
    brown: 'brun',
    beige: 'beige',
    yellow: 'jaune',
    olive: 'olive',
    lime: 'vert citron',
    green: 'vert',
    turquoise: 'turquoise',
    cyan: 'cyan',
    sky: 'bleu ciel',
    blue: 'bleu',
    violet: 'violet',
    purple: 'mauve',
    magenta: 'magenta',
    black: 'noir',
    gray: 'gris',
    white: 'blanc',
  },
  tones: {
    vivid: '{} vif',
    light: '{} clair',
    pale: '{} pâle',
    dark: '{} foncé',
    veryDark: '{} très foncé',
    muted: '{} grisâtre',
    darkMuted: '{} grisâtre foncé',
  },
};

/** French labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Couleur',
  areaRole: 'curseur 2D',
  saturation: 'Saturation',
  brightness: 'Luminosité',
  hue: 'Teinte',
  opacity: 'Opacité',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Aucune couleur',
  text: 'Code de la couleur',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Format',
  channels: {
    r: 'Rouge',
    g: 'Vert',
    b: 'Bleu',
    h: 'Teinte',
    s: 'Saturation',
    l: 'Clarté',
    c: 'Chroma',
    a: 'Opacité',
  },
  swatches: 'Nuancier',
  eyeDropper: 'Prélever une couleur à l’écran',
  outsideGamut: (shown) => `Hors de sRGB, affichée en ${shown}`,
  invalidHex: 'Saisissez 3, 4, 6 ou 8 caractères après #\u00a0: 0–9 et a–f.',
  invalidArguments: (name, example) => `Saisissez ${name}() dans ce format\u00a0: ${example}.`,
  unknownName: (name, suggestion) =>
    `Couleur inconnue\u00a0: «\u00a0${name}\u00a0»${suggestion ? `. Vouliez-vous dire ${suggestion}\u202f?` : '.'}`,
  dependsOnPage: (name) => `${name} n’est pas possible ici, car cette couleur dépend de la page.`,
  notOpaque: 'La couleur doit être opaque.',
  notUnderstood: (example) => `Saisissez une couleur, par exemple ${example}.`,
  contrast: 'Contraste',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: { text: 'Texte', large: 'Grand texte', part: 'Icônes et contours' },
  fails: 'Insuffisant',
  applyPassingColor: (color, ratio) => `Utiliser ${color} pour atteindre ${ratio}`,
  passes: (ratio) => `Atteint ${ratio}`,
  noPassingColor: (ratio) => `Aucune nuance de cette couleur n’atteint ${ratio}.`,
};

/** French labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Choisir un pays',
  placeholderMultiple: 'Choisir des pays',
  openList: 'Afficher les pays',
  list: 'Pays',
  selectedCountries: 'Pays sélectionnés',
  clear: 'Effacer',
  remove: (name) => `Retirer ${name}`,
  preferred: 'Suggestions',
  allCountries: 'Tous les pays',
  regions: {
    africa: 'Afrique',
    americas: 'Amériques',
    antarctic: 'Antarctique',
    asia: 'Asie',
    europe: 'Europe',
    oceania: 'Océanie',
  },
  total: (number, plural) =>
    counted(number, plural, { one: '# pays ou territoire', other: '# pays et territoires' }),
  found: (number, total) => `${number} pays sur ${total}`,
  results: (number, plural) => counted(number, plural, { one: '# résultat', other: '# résultats' }),
  none: (query) => `Aucun pays trouvé pour «\u00a0${query}\u00a0»`,
  unknown: 'Pays inconnu',
  formerly: (name) => `anciennement\u00a0: ${name}`,
  capital: (name) => `capitale\u00a0: ${name}`,
  selected: (name) => `Pays sélectionné\u00a0: ${name}`,
  removed: (name) => `Pays retiré\u00a0: ${name}`,
  cleared: 'Aucune sélection',
};

/** French labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Ouvrir le calendrier',
  clear: 'Effacer',
  today: 'Aujourd’hui',
  done: 'Terminé',
  close: 'Fermer',
  dialog: 'Choisir une date',
  rangeDialog: 'Choisir une période',
  datesDialog: 'Choisir des dates',
  presets: 'Choix rapides',
  dates: 'Dates',
  remove: (day) => `Retirer ${day}`,
  from: 'Du',
  to: 'Au',
  dayPattern: 'jj',
  monthPattern: 'mm',
  yearPattern: 'aaaa',
  hint: 'Ou saisissez\u00a0: demain, +3j, vendredi prochain',
  notUnderstood: (example) => `Saisissez une date, par exemple ${example}.`,
  incomplete: (example) => `Saisissez une date complète, par exemple ${example}.`,
  noSuchMonth: (month, pattern) => `${month} n’est pas un mois. Format\u00a0: ${pattern}.`,
  noSuchDay: (day) => `Le ${day} n’existe pas.`,
  ambiguous: (first, second) => `${first} ou ${second}\u202f? Écrivez le mois en lettres.`,
  wrongWeekday: (day, weekday) => `Le ${day} est un ${weekday}.`,
  tooEarly: (earliest) => `Au plus tôt\u00a0: ${earliest}.`,
  tooLate: (latest) => `Au plus tard\u00a0: ${latest}.`,
  unavailable: 'Ce jour est indisponible.',
  reversed: 'La date de fin précède la date de début.',
  swap: 'Inverser le début et la fin',
  nights: (number, plural) => counted(number, plural, { one: '# nuit', other: '# nuits' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Choisissez au moins ${length}.`,
  tooLong: (length) => `Choisissez ${length} au maximum.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (day) => `La période comprend le ${day}, qui est indisponible.`,
};

/** French texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Choisir une date et une heure',
  rangeDialog: 'Choisir le début et la fin',
  hint: 'Ou saisissez\u00a0: demain 9h, vendredi midi, +2h',
  notUnderstood: (example) => `Saisissez une date et une heure, par exemple ${example}.`,
  noTime: (example) => `Ajoutez une heure, par exemple ${example}.`,
  occursTwice: (time) => `${time} existe deux fois ce jour-là. Laquelle choisir\u202f?`,
  skippedTime: (time, day) => `${time} n’existe pas le ${day}\u00a0: passage à l’heure d’été.`,
  reversed: 'La fin précède le début.',
};

/** French labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Fermer',
};

/** French labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'facultatif',
  checking: 'Vérification…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, { one: '# champ à corriger', other: '# champs à corriger' }),
  submitFailed: 'Le formulaire n’a pas pu être envoyé. Réessayez.',
};

/** French labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Réinitialiser le mot de passe',
  sending: 'Envoi en cours…',
  codeHint: (digits, _plural, account) =>
    `S’il existe un compte${account && ` pour ${account}`}, nous avons envoyé un code à ${digits}\u00a0chiffres.`,
  linkSent: (account) =>
    `S’il existe un compte pour ${account || 'cette adresse'}, nous avons envoyé un lien pour réinitialiser le mot de passe.`,
  sendFailed: 'L’e-mail n’a pas pu être envoyé. Réessayez.',
  codeAccepted: 'Le code est correct.',
};

/** French labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Se connecter',
  signingIn: 'Connexion en cours…',
  staySignedIn: 'Maintenir la connexion',
  forgotPassword: 'Mot de passe oublié\u202f?',
  otherWays: 'Autres moyens de se connecter',
  codeHint: (digits, _plural, account) =>
    `Le code à ${digits}\u00a0chiffres de votre application ou reçu par message${account && ` pour ${account}`}`,
  emailCodeHint: (digits, _plural, account) =>
    `Le code à ${digits}\u00a0chiffres de l’e\u2011mail envoyé${account && ` à ${account}`}`,
  signInFailed: 'Identifiants incorrects.',
  signedIn: 'Connexion réussie.',
  sendLink: 'Recevoir un lien de connexion par e-mail',
  linkSent: (account) =>
    `S’il existe un compte pour ${account || 'cette adresse'}, nous avons envoyé un lien de connexion.`,
  passkey: 'Se connecter avec une clé d’accès',
  switchToApp: 'Utiliser un code de votre application',
  switchToEmail: 'Recevoir un code par e-mail',
  switchToRecovery: 'Utiliser un code de récupération',
  recoveryCode: 'Code de récupération',
  recoveryHint: (account) =>
    `L’un des codes${account && ` de ${account}`} que vous avez enregistrés en configurant la connexion en deux étapes`,
};

/** French labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} sur ${total}`,
  digitsOnly: 'Chiffres uniquement',
  digitsAndLettersOnly: 'Chiffres et lettres de A à Z uniquement',
};

/** French labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Pagination',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  page: (number) => `Page ${number}`,
  gap: (from, to) => `Pages ${from} à ${to} non affichées`,
  more: 'Pages suivantes',
  atLeast: (number) => `au moins ${number}`,
  position: (page, last) => `${page} sur ${last}`,
  range: (from, to) => `${from} à ${to}`,
  summary: (range, total) => `${range} sur ${total}`,
  empty: 'Aucun résultat',
  announcement: (position, from, to) => `Page ${position}, résultats ${from} à ${to}`,
  pageSize: 'Éléments par page',
  goToPage: 'Aller à la page',
  go: 'OK',
  outOfRange: (first, last) => `Saisissez une page de ${first} à ${last}.`,
  noPage: 'Saisissez un numéro de page.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# chiffre', other: '# chiffres' },
  characters: { one: '# caractère', other: '# caractères' },
  bytes: { one: '# octet', other: '# octets' },
};

/** French labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Afficher le mot de passe',
  capsLock: 'La touche Verr. maj. est activée.',
  strength: 'Sécurité du mot de passe',
  veryWeak: 'Très faible',
  weak: 'Faible',
  fair: 'Moyenne',
  good: 'Bonne',
  strong: 'Élevée',
};

/** French labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Choisir une semaine',
    month: 'Choisir un mois',
    quarter: 'Choisir un trimestre',
    half: 'Choisir un semestre',
    year: 'Choisir une année',
  },
  periodRangeDialog: 'Choisir un intervalle',
  current: {
    week: 'Cette semaine',
    month: 'Ce mois-ci',
    quarter: 'Ce trimestre',
    half: 'Ce semestre',
    year: 'Cette année',
  },
  periodHint: {
    week: 'Ou saisissez\u00a0: semaine prochaine, S14',
    month: 'Ou saisissez\u00a0: mois prochain, avril',
    quarter: 'Ou saisissez\u00a0: trimestre prochain, T3',
    half: 'Ou saisissez\u00a0: premier semestre, semestre prochain',
    year: 'Ou saisissez\u00a0: année prochaine, cette année',
  },
  periodNotUnderstood: (example) => `Saisissez une période, par exemple ${example}.`,
  noSuchPeriod: (period) => `${period} n’existe pas.`,
  periodUnavailable: 'Cette période est indisponible.',
  periodReversed: 'La fin précède le début.',
};

/** French labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'Code QR',
  codeFor: (text) => `Code QR pour ${text}`,
  copy: 'Copier',
  copied: 'Copié',
  copyBlocked: 'La copie est bloquée. Copiez le texte sélectionné.',
  empty: 'Aucun contenu pour l’instant',
  tooLong: 'Trop long pour un code QR',
  loading: 'Chargement du code…',
  expired: 'Ce code a expiré.',
  scanned: 'Scanné',
  refresh: 'Nouveau code',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} sur ${most}`,
  version: (version, level) => `Version ${version}, niveau ${level}`,
  tooLongFor: (used, most, level) => `${used}, maximum ${most} au niveau ${level}`,
  lowerLevel: (level) => `Le contenu tient au niveau ${level}.`,
  shorten: (surplus) => `Raccourcissez-le de ${surplus}.`,
  downloads: 'Télécharger',
  download: (format) => `Télécharger en ${format}`,
  downloadFailed: 'Impossible de créer le fichier\u00a0: le serveur du logo ne l’autorise pas.',
  scansWell: 'Bien lisible',
  mayFail: 'Lecture incertaine',
  rules: {
    quietZone: (found, asked) => `Marge de ${found}, minimum ${asked} modules`,
    polarity: () => 'Modules sombres sur fond clair',
    contrast: (found, asked) => `Contraste de ${found}, minimum ${asked}`,
    moduleSize: (found, asked) => `Module de ${found} px, minimum ${asked} px`,
    printSize: (found, asked) => `Module imprimé de ${found} mm, minimum ${asked} mm`,
    logo: (found, asked) => `Le logo cache ${found} du code, maximum ${asked}`,
  },
  passed: 'Respecté\u00a0:',
  failed: 'Non respecté\u00a0:',
};

/** French labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Aucune note',
  value: (number, max, word) => `${number} sur ${max}${word ? `, ${word}` : ''}`,
};

/** French labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} sur ${max}${count ? `, ${count}` : ''}`,
  unrated: 'Aucun avis pour l’instant',
  count: (number) => `${number} avis`,
  distribution: (count) => `Répartition\u00a0: ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# étoile', other: '# étoiles' }),
  values: 'Note',
  shares: 'Pourcentage',
  counts: 'Avis',
};

/** French labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Modifier le mot de passe',
  saving: 'Enregistrement…',
  newPassword: 'Nouveau mot de passe',
  saveFailed: 'Le mot de passe n’a pas pu être modifié. Réessayez ou choisissez-en un autre.',
  passwordChanged: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  signIn: 'Se connecter',
  expired: 'Ce lien n’est plus valable. Il fonctionne une seule fois et pour une durée limitée.',
  requestNewLink: 'Demander un autre lien',
};

/** French labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: '# élément d’un autre site n’a pas été chargé.',
      other: '# éléments d’autres sites n’ont pas été chargés.',
    }),
  showRemote: 'Charger les éléments d’autres sites',
  tooLong: (characters) => `Ce contenu est très long\u00a0: ${characters} caractères.`,
  showLong: 'Afficher quand même',
  shown: 'Le contenu est affiché.',
  textOnly: 'Ce contenu ne peut être affiché que sous forme de code source.',
  table: 'Tableau',
  external: 'lien externe',
  taskDone: 'fait',
  taskOpen: 'non fait',
  report: 'Retiré de ce HTML',
  nothingRemoved: 'Rien n’a été retiré.',
  part: 'Élément',
  reason: 'Raison',
  count: 'Nombre',
  reasons: {
    policy: 'Non autorisé par les règles',
    unsafe: 'Non sûr',
    depth: 'Imbrication trop profonde',
    length: 'Trop long',
    remote: 'Bloqué jusqu’à votre autorisation',
  },
};

/** French labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Créer un compte',
  creating: 'Création du compte…',
  name: 'Nom',
  otherWays: 'Autres moyens de s’inscrire',
  passkey: 'S’inscrire avec une clé d’accès',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `Nous ${account ? `avons envoyé à ${account}` : 'vous avons envoyé'} un e-mail avec la prochaine étape.`,
  signUpFailed: 'Le compte n’a pas pu être créé. Vérifiez vos informations et réessayez.',
  accountCreated: 'Votre compte a été créé.',
};

/** French labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Étiquettes',
  hint: 'Suppr pour retirer, Entrée pour modifier, Alt+flèche pour déplacer.',
  remove: (tag) => `Retirer ${tag}`,
  added: (tag) => `Étiquette ajoutée\u00a0: ${tag}`,
  removed: (tag) => `Étiquette retirée\u00a0: ${tag}`,
  removedMany: (number, plural) =>
    counted(number, plural, { one: '# étiquette retirée', other: '# étiquettes retirées' }),
  moved: (tag, position, total) => `${tag} en position ${position} sur ${total}`,
  selected: (number, plural) =>
    counted(number, plural, {
      one: '# étiquette sélectionnée',
      other: '# étiquettes sélectionnées',
    }),
  copied: (number, plural) =>
    counted(number, plural, { one: '# étiquette copiée', other: '# étiquettes copiées' }),
  undone: 'Modification annulée',
  rejected: (tag, reason) => `«\u00a0${tag}\u00a0»\u00a0: ${reason}`,
  duplicate: 'déjà ajoutée',
  tooLong: (max, plural) => `trop longue (${counted(max, plural, lengths.characters)} au maximum)`,
  limitReached: (max) => `limite atteinte (${max} au maximum)`,
  tooMany: (max) => `seulement ${max} à la fois`,
  pending: 'Appuyez sur Entrée pour ajouter ce texte.',
  reportAdded: (number, plural) =>
    counted(number, plural, { one: '# ajoutée', other: '# ajoutées' }),
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# doublon', other: '# doublons' }),
  reportRejected: (number, plural, reasons) =>
    `${counted(number, plural, { one: '# refusée', other: '# refusées' })}\u00a0: ${reasons}`,
  reportTooLong: 'trop longue',
  reportLimitReached: 'limite atteinte',
  reportNothing: 'Aucun changement',
  details: 'Détails',
  count: (number, max) => `${number} sur ${max}`,
  undo: 'Annuler',
  clear: 'Tout retirer',
  editTag: (tag) => `Modifier ${tag}`,
  suggestions: 'Suggestions',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# suggestion', other: '# suggestions' }),
  loading: 'Chargement des suggestions…',
  noSuggestions: 'Aucune suggestion',
  suggestionsFailed: 'Les suggestions n’ont pas pu être chargées.',
};

/** French labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Afficher les heures',
  clear: 'Effacer',
  done: 'Terminé',
  dialog: 'Choisir une heure',
  list: 'Heures',
  hourPattern: 'hh',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'Ou saisissez\u00a0: midi, 9h30, neuf heures et demie, +2h',
  notUnderstood: (example) => `Saisissez une heure, par exemple ${example}.`,
  noSuchHour: (hour) => `${hour} n’est pas une heure valide.`,
  noSuchMinute: (minute) => `${minute} n’est pas une minute valide.`,
  tooEarly: (earliest) => `Au plus tôt\u00a0: ${earliest}.`,
  tooLate: (latest) => `Au plus tard\u00a0: ${latest}.`,
  outside: (from, to) => `Choisissez une heure de ${from} à ${to}.`,
  offStep: (times) => `Choisissez ${times}.`,
  noon: 'midi',
  midnight: 'minuit',
  now: 'maintenant',
};

/** French labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Notifications (appuyer sur ${key})`,
  close: 'Fermer',
};

/** French words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'auj|ce jour',
  ahead: "d'ici",
  next: 'prochain|prochaine|prochains|suivant|suivante|qui vient',
  last: 'dernier|dernière|derniers|passé|passée|précédent|précédente',
  this: 'ce|cet|cette',
  days: 'j',
  weeks: 'sem|s',
  years: 'année|années|a',
  // The seventh is missing: "sept" is short for September.
  dayParts: 'matin|soir|midi|après-midi|nuit|cette nuit',
  numbers: [
    'un|une|premier|premiers|première',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    '',
    'huit',
    'neuf',
    'dix',
  ],
  ignored: 'le|la|l|de|du|d|er|ère|e|ème|ci',
  others: {
    'dernier jour': ']',
    'premier jour': '[',
    'sous huitaine': '+1W',
    'sous quinzaine': '+2W',
    'à la fin': ']',
    fin: ']',
    début: '[', // Eight days are a week, fifteen two; the numerals are numbers.
    'huit jours': '1W',
    'quinze jours': '2W',
    'une quinzaine': '2W',
    'en huit': '+1W',
    'en quinze': '+2W',
  },
};

/** French words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'semaine|sem|s|w',
  quarters: 'trimestre|trim|t|q',
  halves: 'semestre|sem|s|h',
  ordinals: ['premier', 'deuxième|second', 'troisième', 'quatrième'],
  others: {},
};

/** French words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'maintenant|tout de suite',
  noon: 'midi|à midi',
  midnight: 'minuit|à minuit',
  am: 'du matin|le matin|matin|ce matin',
  pm: "de l'après-midi|l'après-midi|après-midi|cet après-midi|du soir|le soir|soir|ce soir",
  night: 'de la nuit|la nuit|nuit|cette nuit',
  ahead: "dans|d'ici|plus tard",
  ago: 'il y a|plus tôt',
  hours: 'heure|heures|h',
  minutes: 'minute|minutes|mn|min|m',
  seconds: 'seconde|secondes|sec|s',
  half: 'demie|demi|et demie|et demi',
  halfTo: '',
  quarter: 'quart|un quart|et quart|le quart',
  past: '',
  to: '',
  minus: 'moins',
  numbers: [
    'un|une',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
  between: 'à',
  ignored: 'vers|et|les|le|la|pile',
  others: {
    treize: '13',
    'une demi-heure': '30 m',
    'demi-heure': '30 m',
    "un quart d'heure": '15 m',
    "quart d'heure": '15 m',
    quinze: '15',
    vingt: '20',
    trente: '30',
    'quarante-cinq': '45',
  },
};

/** French messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'Ce champ n’est pas valide.',
  required: 'Ce champ est obligatoire.',
  accepted: 'Confirmez pour continuer.',
  rangeStart: 'Le début est manquant.',
  rangeEnd: 'La fin est manquante.',
  alphanumeric: 'Saisissez uniquement des lettres et des chiffres.',
  confirmed: 'Les deux saisies ne correspondent pas.',
  email: ({ multiple }) =>
    multiple
      ? 'Saisissez des adresses e-mail séparées par des virgules.'
      : 'Saisissez une adresse e-mail, par exemple nom@example.com.',
  number: 'Saisissez un nombre.',
  integer: 'Saisissez un nombre entier.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Saisissez uniquement des chiffres.'
      : `Saisissez exactement ${counted(format(length), plural(length), lengths.digits)}.`,
  min: 'Saisissez {min} ou plus.',
  max: 'Saisissez {max} ou moins.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `Choisissez-en au moins ${format(length)}.`
      : `Saisissez au moins ${counted(format(length), plural(length), lengths.characters)}.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `Choisissez-en ${format(length)} au maximum.`
      : `Saisissez ${counted(format(length), plural(length), lengths.characters)} au maximum.`,
  pattern: 'Utilisez le format demandé.',
};

/** French. */
export const fr: Language = {
  tag: 'fr',
  accountForm,
  calendar,
  colorInput,
  colorNames,
  colorPicker,
  countrySelect,
  datePicker,
  dateTimePicker,
  dialog,
  field,
  forgotPasswordForm,
  loginForm,
  oneTimeCodeInput,
  pagination,
  passwordInput,
  periodPicker,
  qrCode,
  rating,
  ratingSummary,
  resetPasswordForm,
  sanitizedHtml,
  signUpForm,
  tagInput,
  timeField,
  toast,
  typedDates,
  typedPeriods,
  typedTimes,
  validation,
};
