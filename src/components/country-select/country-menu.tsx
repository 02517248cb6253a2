'use client';
import { useRef, type MouseEvent, type RefObject } from 'react';
import { cx } from '../../internals/class-names';
import { numberFormat, pluralOf } from '../../internals/intl';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { Popover } from '../../primitives/popover';
import type { Combobox } from './combobox-engine';
import { CountryMenuItem } from './country-menu-item';
import styles from './country-menu.module.css';
import type { CountryGroup, CountryOption } from './country-options';
import type { CountrySelectLabels } from './labels';
import type { CountryList } from './use-country-list';
import { useSeenCodes } from './use-seen-codes';

/** Props of {@link CountryMenu}. */
interface CountryMenuProps {
  /** Id of the list; a choice's is `<id>-<code>`. */
  id: string;
  anchor: RefObject<HTMLElement | null>;
  combobox: Combobox;
  list: CountryList;
  chosen: readonly string[];
  multiple: boolean;
  flags: boolean;
  query: string;
  locale: string;
  labels: CountrySelectLabels;
}

/** Panel with the list and its length; it exists only while it is open. A list without choices is not there at all. */
export function CountryMenu(props: CountryMenuProps) {
  const { id, anchor, combobox, list, chosen, multiple, flags, query, locale, labels } = props;
  const { options, groups, total } = list;
  const element = useRef<HTMLDivElement>(null);
  const listRef = useMergedRefs(element, combobox.listRef);
  const seen = useSeenCodes(element, options, flags);

  const optionAt = ({ target }: MouseEvent) => {
    const code = (target as Element).closest<HTMLElement>('[data-code]')?.dataset['code'];
    return options.find((option) => option.code === code);
  };
  const item = (option: CountryOption) => {
    const active = combobox.active?.code === option.code;
    return (
      <CountryMenuItem
        key={option.code}
        id={`${id}-${option.code}`}
        code={option.code}
        name={option.name}
        reason={reasonOf(option, labels)}
        active={active}
        selected={chosen.includes(option.code)}
        flag={flags && seen.has(option.code)}
        itemRef={active ? combobox.activeRef : undefined}
      />
    );
  };
  const number = (value: number) => numberFormat(locale).format(value);
  return (
    <Popover
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
        const option = optionAt(event);
        if (option) combobox.pick(option, event.nativeEvent);
      }}
      className={styles.root}
    >
      {options.length > 0 ? (
        <div
          ref={listRef}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={labels.list}
          aria-multiselectable={multiple || undefined}
          data-slot="country-select-list"
          className={cx(styles.list, flags && styles.flagged)}
        >
          {groups?.map((group) => (
            <div
              key={group.key}
              role="group"
              aria-labelledby={`${id}-${group.key}`}
              data-slot="country-select-group"
            >
              <div id={`${id}-${group.key}`} role="presentation" className={styles.heading}>
                {headingOf(group, labels)}
              </div>
              {group.options.map(item)}
            </div>
          )) ?? options.map(item)}
        </div>
      ) : (
        <p data-slot="country-select-none" className={styles.none}>
          {labels.none(query.trim())}
        </p>
      )}
      {/* The live region says it. */}
      <p aria-hidden="true" data-slot="country-select-count" className={styles.count}>
        {query.trim()
          ? labels.found(number(options.length), number(total))
          : labels.total(number(total), pluralOf(locale, total))}
      </p>
    </Popover>
  );
}

function headingOf({ key }: CountryGroup, labels: CountrySelectLabels): string {
  if (key === 'preferred' || key === 'others') return labels[key];
  return labels.region(key);
}

function reasonOf({ match }: CountryOption, labels: CountrySelectLabels): string | undefined {
  if (!match || match.kind === 'name') return undefined;
  if (match.kind === 'former') return labels.formerly(match.text);
  if (match.kind === 'capital') return labels.capital(match.text);
  return match.text;
}
