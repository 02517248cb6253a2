'use client';
import { useState } from 'react';
import { countryName } from '../../components/country-select';
import { DateTimePicker, type DateTimePickerProps } from '../../components/date-time-picker';
import { FieldContext } from '../../core/forms/field-context';
import { useLocale } from '../../core/provider/language';
import { Select } from '../../primitives/select';
import type { TripFormLabels } from './languages/en';
import styles from './trip-time.module.css';
import { commonZones, moveToZone, zoneCity, zoneOf, zonesOf } from './trip-zones';

/** Props of {@link TripTime}; those of the field are passed on to its control. */
interface TripTimeProps extends Pick<DateTimePickerProps, 'value' | 'onValueChange' | 'disabled'> {
  /** Time zone until the user selects one or there is a value. */
  zone: string;
  /** Name of the list of time zones. */
  zoneLabel: string;
  /** Country of the trip, whose time zones come first; null for none. */
  country: string | null;
  /** Labels of the form. */
  labels: TripFormLabels;
  /** BCP 47 tag for labels and dates. */
  locale: string | undefined;
}

/** Date and time on the clock of a time zone, which is selected beside the label of the field. */
export function TripTime({
  zone: firstZone,
  zoneLabel,
  country,
  labels,
  locale: localeProp,
  value = null,
  onValueChange,
  ...control
}: TripTimeProps) {
  const locale = useLocale(localeProp);
  const [chosen, setChosen] = useState<string | null>(null);
  const zone = zoneOf(value) ?? chosen ?? firstZone;
  const near = zonesOf(country);
  const known = new Set([zone, firstZone, ...commonZones]);
  const others = [...known].filter((each) => !near.includes(each));
  return (
    <>
      {/* Its name is its own, not that of the field. */}
      <FieldContext value={null}>
        <Select
          aria-label={zoneLabel}
          value={zone}
          disabled={control.disabled}
          onValueChange={(next, { event }) => {
            setChosen(next);
            const moved = value === null ? null : moveToZone(value, next);
            if (moved !== null) onValueChange?.(moved, { reason: 'item-press', event });
          }}
          className={styles.root}
        >
          {country !== null && near.length > 0 ? (
            <>
              <optgroup label={countryName(country, locale)}>
                <Zones zones={near} />
              </optgroup>
              <optgroup label={labels.otherZones}>
                <Zones zones={others} />
              </optgroup>
            </>
          ) : (
            <Zones zones={others} />
          )}
        </Select>
      </FieldContext>
      <DateTimePicker
        {...control}
        value={value}
        onValueChange={(next, details) => {
          // A cleared field keeps the zone.
          setChosen(zone);
          onValueChange?.(next, details);
        }}
        placeholder={labels.dateAndTime}
        className={styles.picker}
        timeZone={zone}
        locale={localeProp}
      />
    </>
  );
}

function Zones({ zones }: { zones: readonly string[] }) {
  return zones.map((zone) => (
    <option key={zone} value={zone}>
      {zoneCity(zone)}
    </option>
  ));
}
