import type { Messages } from './messages';

/** German sentences of the rules. */
export const labels: Messages = {
  default: 'Dieses Feld ist nicht gültig.',
  required: 'Dieses Feld ist erforderlich.',
  alphanumeric: 'Bitte nur Buchstaben und Ziffern eingeben.',
  confirmed: 'Die beiden Eingaben stimmen nicht überein.',
  email: ({ multiple }) =>
    multiple
      ? 'Bitte vollständige E-Mail-Adressen eingeben, durch Kommas getrennt.'
      : 'Bitte eine vollständige E-Mail-Adresse eingeben, zum Beispiel name@example.com.',
  integer: 'Bitte eine ganze Zahl eingeben.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Bitte nur Ziffern eingeben.'
      : `Bitte genau ${format(length)} Ziffer${plural(length) === 'one' ? '' : 'n'} eingeben.`,
  min: 'Bitte eine Zahl eingeben, die mindestens {min} beträgt.',
  max: 'Bitte eine Zahl eingeben, die höchstens {max} beträgt.',
  minLength: ({ members }) =>
    members
      ? 'Bitte mindestens {length} auswählen.'
      : 'Bitte mindestens {length} Zeichen eingeben.',
  maxLength: ({ members }) =>
    members ? 'Bitte höchstens {length} auswählen.' : 'Bitte höchstens {length} Zeichen eingeben.',
  pattern: 'Die Eingabe hat nicht die erwartete Form.',
};
