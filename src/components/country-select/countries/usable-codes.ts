import { usableList } from '../../../core/props/usable-list';
import { inDevelopment, reportProblem } from '../../../core/report-problem';
import { placeOf } from './countries';

/**
 * Returns unique codes that a widget can show. Well-formed unknown codes are kept, because they are data of
 * the application; other strings are also kept, with an error in development; values that are not strings are
 * removed.
 * @param component Component name for error messages.
 * @param prop Name of the prop.
 */
export function usableCodes(
  component: string,
  prop: string,
  codes: readonly string[] | null | undefined,
): readonly string[] {
  const texts = usableList(component, prop, codes);
  if (inDevelopment) {
    for (const code of texts) {
      if (!/^[A-Z]{2}$/.test(String(code))) reportCode(component, prop, code);
    }
  }
  return [...new Set(texts.filter((code) => typeof code === 'string'))];
}

function reportCode(component: string, prop: string, code: unknown): void {
  reportProblem(
    component,
    prop,
    `contains "${code}", which is not a code, so it is shown as an unknown country. Pass ISO 3166-1 alpha-2 codes in capitals, such as "CH".`,
  );
}

/** Returns the valid codes of `preferred`; unknown codes log an error in development and are removed. */
export function usablePreferred(
  component: string,
  codes: readonly string[] | undefined,
): readonly string[] {
  const known = usableList(component, 'preferred', codes).filter((code) => placeOf(code) >= 0);
  if (inDevelopment && known.length !== (codes?.length ?? 0)) {
    reportProblem(
      component,
      'preferred',
      `contains unknown country codes, which are ignored: "${codes}". Pass ISO 3166-1 alpha-2 codes in capitals, such as "CH".`,
    );
  }
  return known;
}
