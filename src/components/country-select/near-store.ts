import { onDemand, type OnDemand } from '../../internals/on-demand';
import type * as list from './country-list';
import type { CountryMenu } from './country-menu';
import type { SearchData } from './search-index';

/** What a select needs while it is open: its panel, its list, and what the search knows. */
export interface NearParts {
  CountryMenu: typeof CountryMenu;
  list: typeof list;
  data: SearchData;
}

/** Parts that nobody needs of a closed select; loaded when a reader comes near. */
export const nearStore: OnDemand<'near', NearParts> = onDemand(async () => {
  const [menu, countryList, { countrySearch }, { countryAliases }] = await Promise.all([
    import('./country-menu'),
    import('./country-list'),
    import('./country-search.data'),
    import('./country-aliases.data'),
  ]);
  return {
    CountryMenu: menu.CountryMenu,
    list: countryList,
    data: { countrySearch, countryAliases },
  };
});
