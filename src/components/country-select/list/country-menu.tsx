// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useMemo, type MouseEvent, type RefObject } from 'react';
import { cx } from '../../../core/class-names';
import { dataAttr } from '../../../core/data-attr';
import type { PartName } from '../../../core/forms/part-name';
import { numberFormat, pluralOf } from '../../../core/locale/intl';
import { useMergedRefs } from '../../../core/use-merged-refs';
import { ListPopover } from '../../../primitives/popover';
import type { CountryGroup, CountryOption } from '../countries/country-options';
import type { Combobox } from '../react-select-engine';
import type { CountrySelectLabels } from '../words';
import { CountryMenuItem } from './country-menu-item';
import styles from './country-menu.module.css';
import type { CountryList } from './use-country-list';
import { useDrawnFlags } from './use-drawn-flags';
import { useRowWindow } from './use-row-window';

/** Props of {@link CountryMenu}. */
interface CountryMenuProps {
  /** Id of the list; the id of an option is `<id>-<code>`. */
  id: string;
  partName: PartName;
  anchor: RefObject<HTMLElement | null>;
  combobox: Combobox;
  list: CountryList;
  chosen: readonly string[];
  multiple: boolean;
  showFlags: boolean;
  query: string;
  locale: string;
  labels: CountrySelectLabels;
}

/** Row of the list: an option or a heading. */
type Row = { option: CountryOption; place: number } | { heading: CountryGroup };

/** Panel with the list and the number of options, mounted while open. An empty list is not rendered. */
export function CountryMenu(props: CountryMenuProps) {
  const { id, anchor, combobox, list, chosen, multiple, showFlags, query, locale, labels } = props;
  const { options, groups, total } = list;
  const rows = useMemo(() => rowsOf(options, groups), [options, groups]);
  const { active } = combobox;
  const activeRow = rows.findIndex((row) => 'option' in row && row.option.code === active?.code);
  const { first, end, track, onScroll, ...view } = useRowWindow(rows, activeRow, combobox.reveal);
  const parts = sections(rows.slice(first, end), rows.slice(0, first));
  const codes = parts.flatMap(({ items }) => items.map(({ option }) => option.code));
  const drawn = useDrawnFlags(codes, showFlags);
  const listRef = useMergedRefs(view.list, combobox.listRef);

  const optionAt = ({ target }: MouseEvent) => {
    const code = (target as Element).closest<HTMLElement>('[data-code]')?.dataset.code;
    return options.find((option) => option.code === code);
  };
  const item = ({ option, place }: Extract<Row, { place: number }>) => (
    <CountryMenuItem
      key={option.code}
      id={`${id}-${option.code}`}
      code={option.code}
      name={option.name}
      reason={reasonOf(option, labels)}
      active={active?.code === option.code}
      selected={chosen.includes(option.code)}
      showFlag={drawn.has(option.code)}
      place={place}
      count={options.length}
    />
  );
  const number = (value: number) => numberFormat(locale).format(value);
  return (
    <ListPopover
      {...combobox.menu}
      data-slot="country-select-menu"
      anchor={anchor}
      onClose={combobox.close}
      onMouseMove={(event) => {
        combobox.menu.onMouseMove?.(event);
        const option = optionAt(event);
        if (option) combobox.hover(option);
      }}
      onClick={(event) => {
        // For a surrounding label; see the frame.
        event.preventDefault();
        const option = optionAt(event);
        if (option) combobox.pick(option, event.nativeEvent);
      }}
      className={styles.root}
    >
      {options.length > 0 ? (
        <div
          ref={listRef}
          {...props.partName(labels.list, id)}
          role="listbox"
          tabIndex={-1}
          aria-multiselectable={multiple || undefined}
          data-slot="country-select-list"
          data-grouped={dataAttr(groups !== undefined)}
          className={cx(styles.list, showFlags && styles.flagged)}
          onScroll={onScroll}
        >
          <div
            ref={track}
            role="presentation"
            data-slot="country-select-track"
            className={styles.track}
          >
            {parts.map(({ heading, headed, items }) =>
              heading ? (
                <div
                  key={heading.key}
                  role="group"
                  aria-label={headingOf(heading, labels)}
                  data-slot="country-select-group"
                >
                  {headed && (
                    <div
                      aria-hidden="true"
                      data-slot="country-select-heading"
                      className={styles.heading}
                    >
                      {headingOf(heading, labels)}
                    </div>
                  )}
                  {items.map(item)}
                </div>
              ) : (
                items.map(item)
              ),
            )}
          </div>
        </div>
      ) : (
        query && (
          <p data-slot="country-select-none" className={styles.none}>
            {labels.none(query)}
          </p>
        )
      )}
      {/* It is announced when typing rests. */}
      <p aria-hidden="true" data-slot="country-select-count" className={styles.count}>
        {query
          ? labels.found(number(options.length), number(total))
          : labels.total(number(total), pluralOf(locale, total))}
      </p>
    </ListPopover>
  );
}

function rowsOf(
  options: readonly CountryOption[],
  groups: readonly CountryGroup[] | undefined,
): readonly Row[] {
  let place = 0;
  const rowOf = (option: CountryOption): Row => {
    place += 1;
    return { option, place };
  };
  if (!groups) return options.map(rowOf);
  return groups.flatMap((group): Row[] => [{ heading: group }, ...group.options.map(rowOf)]);
}

interface Section {
  /** Group of the options, if any. */
  heading: CountryGroup | undefined;
  /** Whether the heading is one of the rows. */
  headed: boolean;
  items: Extract<Row, { place: number }>[];
}

/** Splits rows into groups; the heading of the first group may be in an earlier row. */
function sections(rows: readonly Row[], before: readonly Row[]): Section[] {
  const last = before.filter((row) => 'heading' in row).at(-1);
  const found: Section[] = [
    { heading: last && 'heading' in last ? last.heading : undefined, headed: false, items: [] },
  ];
  for (const row of rows) {
    if ('heading' in row) found.push({ heading: row.heading, headed: true, items: [] });
    else found.at(-1)?.items.push(row);
  }
  return found.filter(({ headed, items }) => headed || items.length > 0);
}

function headingOf({ key }: CountryGroup, labels: CountrySelectLabels): string {
  if (key === 'preferred') return labels.preferred;
  if (key === 'others') return labels.allCountries;
  return labels.regions[key];
}

function reasonOf({ match }: CountryOption, labels: CountrySelectLabels): string | undefined {
  if (!match || match.kind === 'name') return undefined;
  if (match.kind === 'former') return labels.formerly(match.text);
  if (match.kind === 'capital') return labels.capital(match.text);
  return match.text;
}
