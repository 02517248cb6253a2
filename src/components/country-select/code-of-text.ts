import type { CountryNames } from './country-options';
import { placeOf } from './countries';
import { foldName } from './fold-name';
import { searchData } from './search-data';
import { foreignTerms } from './search-index';

/**
 * Code of the country that a text is the code or a name of, else `null`. At once for an alpha-2 code; names need what the
 * search knows, which loads first.
 */
export function codeOfText(
  text: string,
  names: CountryNames,
): string | null | Promise<string | null> {
  const code = text.trim().toUpperCase();
  return placeOf(code) >= 0 ? code : codeOfName(text, names);
}

async function codeOfName(text: string, names: CountryNames): Promise<string | null> {
  const folded = foldName(text);
  if (!folded) return null;
  await searchData.load('all');
  const entries = [...names.entries(searchData.peek('all')).values()];
  const byCode = entries.find(({ codes }) => codes.some((code) => code.toLowerCase() === folded));
  const named = entries.find(({ terms }) => terms.some((term) => term.folded === ` ${folded}`));
  const found = (byCode ?? named)?.code;
  if (found) return found;
  for (const [code, terms] of foreignTerms()) {
    if (terms.some((term) => term.folded === ` ${folded}`)) return code;
  }
  return null;
}
