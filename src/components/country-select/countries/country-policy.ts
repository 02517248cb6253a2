import { inDevelopment, reportProblem } from '../../../core/report-problem';
import { countries, type Country, type CountryPolicy } from './countries';

/** Returns the countries that match a policy, sorted by code. */
export function countriesIn(policy: CountryPolicy): readonly Country[] {
  if (policy === 'all') return countries;
  if (policy === 'un') return countries.filter(({ unMember }) => unMember);
  if (policy === 'independent') return countries.filter(({ independent }) => independent);
  return countries.filter((country) => policy(country));
}

/**
 * Returns a function that checks a country. An unknown policy counts as `all`, and a country for which a
 * function throws is included; both log an error in development.
 */
export function usablePolicy(component: string, include: CountryPolicy | undefined): CountryPolicy {
  if (include === 'un' || include === 'independent') return include;
  if (typeof include === 'function') {
    return (country) => {
      try {
        return include(country);
      } catch (error) {
        if (inDevelopment) {
          reportProblem(
            component,
            'countries',
            `is a function that throws "${error}", so the country is offered. Return a boolean for every country.`,
          );
        }
        return true;
      }
    };
  }
  if (inDevelopment && (include ?? 'all') !== 'all') {
    reportProblem(
      component,
      'countries',
      `is "${include}", which is not a supported filter, so every country is offered. Pass 'all', 'un', 'independent' or a function.`,
    );
  }
  return 'all';
}
