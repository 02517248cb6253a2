import { inDevelopment, reportProblem } from '../../../internals/report-problem';
import { usableList } from '../../../internals/usable-list';
import { placeOf } from './countries';

/**
 * Codes that a widget can show, each once. A well-formed unknown code is the application's data and stays; any other
 * text stays as well, but is a development error; what is no text is left out.
 * @param component Name of the widget as the developer imports it.
 * @param prop Name of the prop that holds them.
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
    `holds "${code}", which is not a code, so it is shown as an unknown country. Pass ISO 3166-1 alpha-2 codes in capitals, such as "CH".`,
  );
}

/** Codes of `preferred`; one that no country has is a development error and left out. */
export function usablePreferred(
  component: string,
  codes: readonly string[] | undefined,
): readonly string[] {
  const known = usableList(component, 'preferred', codes).filter((code) => placeOf(code) >= 0);
  if (inDevelopment && known.length !== (codes?.length ?? 0)) {
    reportProblem(
      component,
      'preferred',
      `contains codes of no country, which are ignored: "${codes}". Pass ISO 3166-1 alpha-2 codes in capitals, such as "CH".`,
    );
  }
  return known;
}
