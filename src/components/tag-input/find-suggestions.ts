/** Text without case, accents and compatibility forms, so that "Zur" finds "Zürich". */
function foldQuery(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Suggestions that hold the query, those that begin with it first, each once and in the order of the list. */
export function findSuggestions(list: readonly string[], query: string): string[] {
  const sought = foldQuery(query);
  const found = [...new Set(list.map(String))].map((tag) => ({
    tag,
    at: foldQuery(tag).indexOf(sought),
  }));
  const first = found.filter(({ at }) => at === 0);
  return [...first, ...found.filter(({ at }) => at > 0)].map(({ tag }) => tag);
}
