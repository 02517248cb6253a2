'use client';
import { useEffect, useRef } from 'react';
import { countryName } from '../../components/country-select';
import type { Trip } from '../../demo-api';
import { Button } from '../../primitives/button';
import { useSettings, useWords } from '../app-context';
import type { TripValues } from '../screens/trip-form';
import { differingFields, valuesOf } from './compare-trips';
import { datesText } from './trip-texts';
import styles from './stale-trip.module.css';

/** Props of {@link StaleTrip}. */
interface StaleTripProps {
  /** What was typed here. */
  mine: TripValues;
  /** What was saved meanwhile. */
  theirs: Trip;
  /** Called when what was typed is to hold. */
  onKeepMine: () => void;
  /** Called when what was saved is to hold. */
  onTakeTheirs: () => void;
}

/** Both versions of a trip that was changed in two places, side by side where they differ. */
export function StaleTrip({ mine, theirs, onKeepMine, onTakeTheirs }: StaleTripProps) {
  const { stale: words, tripForm: fields } = useWords();
  const { language } = useSettings();
  const root = useRef<HTMLElement>(null);
  // Each try to save meets another one.
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
  if (name === 'tags') return new Intl.ListFormat(language, { type: 'unit' }).format(values.tags);
  if (name === 'notes' && values.notes.length > 200) return `${values.notes.slice(0, 200)}…`;
  const value = values[name];
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : (value ?? '');
}
