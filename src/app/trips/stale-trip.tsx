'use client';
import { useEffect, useRef } from 'react';
import { countryName } from '../../components/country-select';
import type { Trip } from '../../demo-api';
import { Button } from '../../primitives/button';
import { useLanguage, useWords } from '../data/app-context';
import { differingFields, valuesOf } from '../data/trip-draft';
import { datesText, momentText } from '../data/trip-texts';
import type { TripValues } from '../screens/trip-values';
import styles from './stale-trip.module.css';

interface StaleTripProps {
  mine: TripValues;
  /** Trip that was saved in the meantime. */
  theirs: Trip;
  /** Called when the user keeps their own values. */
  onKeepMine: () => void;
  /** Called when the user keeps the saved trip. */
  onTakeTheirs: () => void;
}

/** Shows the differences between two versions of a trip side by side. */
export function StaleTrip({ mine, theirs, onKeepMine, onTakeTheirs }: StaleTripProps) {
  const { stale: words, tripForm: fields } = useWords();
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  // Each attempt to save may find another version.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => root.current?.focus(), [theirs]);
  const saved = valuesOf(theirs);
  const show = (values: TripValues, name: keyof TripValues) =>
    valueText(values, name, language) || words.nothing;
  return (
    <section ref={root} aria-labelledby="stale-title" tabIndex={-1} className={styles.root}>
      <h2 id="stale-title" className={styles.title}>
        {words.title}
      </h2>
      <p>{words.hint}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.mine}</th>
              <th scope="col">{words.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differingFields(mine, saved).map((name) => (
              <tr key={name}>
                <th scope="row">{fields[name]}</th>
                <td>
                  <bdi>{show(mine, name)}</bdi>
                </td>
                <td>
                  <bdi>{show(saved, name)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.actions}>
        <Button variant="soft" onClick={onKeepMine}>
          {words.keepMine}
        </Button>
        <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
      </div>
    </section>
  );
}

function valueText(values: TripValues, name: keyof TripValues, language: string): string {
  if (name === 'country') return values.country ? countryName(values.country, language) : '';
  if (name === 'dates') return values.dates ? datesText(values.dates, language) : '';
  if (name === 'departure' || name === 'arrival') return momentText(values[name], language);
  if (name === 'tags') return new Intl.ListFormat(language, { type: 'unit' }).format(values.tags);
  if (name === 'notes' && values.notes.length > 200) return `${values.notes.slice(0, 200)}…`;
  const value = values[name];
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : (value ?? '');
}
