import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { he } from './he';
import { hi } from './hi';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import type { Language } from './language';
import { nl } from './nl';
import { pl } from './pl';
import { ptBR } from './pt-br';
import { sv } from './sv';
import { tr } from './tr';
import { zhHans } from './zh-hans';

/** Included languages. To add one, add a file next to this one and a line in this list. */
export const languages: readonly Language[] = [
  en,
  ar,
  de,
  es,
  fr,
  he,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  ptBR,
  sv,
  tr,
  zhHans,
];
