import { onDemand, type OnDemand } from '../../internals/on-demand';
import type { SearchData } from './search-index';

/** What the search knows beyond names and codes; loaded when a reader comes near. */
export const searchData: OnDemand<'all', SearchData> = onDemand(async () => {
  const [{ countrySearch }, { countryAliases }] = await Promise.all([
    import('./country-search.data'),
    import('./country-aliases.data'),
  ]);
  return { countrySearch, countryAliases };
});
