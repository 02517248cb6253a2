'use client';
import { useLocale } from '../../../internals/locale-context';
import { preloadLabels, useLabels } from '../../../internals/use-labels';
import { tripFormLabels, type TripFormLabels } from './labels';

/**
 * Words of the form, such as the names of its fields, for what an application says about a trip around it.
 * @param locale BCP 47 tag. Default: the provider's, else `en`.
 * @param words Words that replace the shipped ones.
 */
export function useTripFormLabels(
  locale?: string,
  words?: Partial<TripFormLabels>,
): TripFormLabels {
  return useLabels(tripFormLabels, useLocale(locale, 'TripForm'), words);
}

/** Loads the words of a language ahead, so that the first render of the form already speaks it. */
export function preloadTripForm(locale: string): Promise<void> {
  return preloadLabels(tripFormLabels, locale);
}
