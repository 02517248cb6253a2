import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { usableList } from '../../internals/usable-list';
import { placeOf } from './countries';

/**
 * Codes that a widget can show, each once. A code that no country has is a development error and stays, because it may be
 * somebody's data; what is no text is left out.
 * @param component Name of the widget as the developer imports it.
 * @param prop Name of the prop that holds them.
 */
export function usableCodes(
  component: string,
  prop: string,
  codes: readonly string[] | null | undefined,
): readonly string[] {
  const texts = usableList(component, prop, codes).filter((code) => typeof code === 'string');
  if (inDevelopment) {
    for (const code of texts) if (placeOf(code) < 0) reportUnknown(component, prop, code);
  }
  return [...new Set(texts)];
}

function reportUnknown(component: string, prop: string, code: string): void {
  reportProblem(
    component,
    prop,
    `holds "${code}", which is the code of no country, so it is shown as unknown. Pass ISO 3166-1 alpha-2 codes in capitals, as "CH".`,
  );
}

/** Codes of `preferred` that countries have; others are a development error and left out. */
export function usablePreferred(
  component: string,
  codes: readonly string[] | undefined,
): readonly string[] {
  return usableCodes(component, 'preferred', codes).filter((code) => placeOf(code) >= 0);
}
