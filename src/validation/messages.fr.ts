import type { Message, Messages } from './messages';

const length =
  (limit: string): Message =>
  ({ length, members }, { format, plural }) =>
    members
      ? `Choisissez-en ${limit} ${format(length)}.`
      : `Saisissez ${limit} ${format(length)} caractère${plural(length) === 'one' ? '' : 's'}.`;

/** French sentences of the rules. */
export const labels: Messages = {
  default: 'Ce champ n’est pas valide.',
  required: 'Ce champ est obligatoire.',
  alphanumeric: 'Saisissez uniquement des lettres et des chiffres.',
  confirmed: 'Les deux saisies ne correspondent pas.',
  email: ({ multiple }) =>
    multiple
      ? 'Saisissez des adresses e-mail complètes, séparées par des virgules.'
      : 'Saisissez une adresse e-mail complète, par exemple name@example.com.',
  integer: 'Saisissez un nombre entier.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Saisissez uniquement des chiffres.'
      : `Saisissez exactement ${format(length)} chiffre${plural(length) === 'one' ? '' : 's'}.`,
  min: 'Saisissez un nombre supérieur ou égal à {min}.',
  max: 'Saisissez un nombre inférieur ou égal à {max}.',
  minLength: length('au moins'),
  maxLength: length('au plus'),
  pattern: 'La saisie n’a pas la forme attendue.',
};
