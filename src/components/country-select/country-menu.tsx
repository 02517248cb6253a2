// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays in the field, whose `aria-activedescendant` leads here.
'use client';
import {
  memo,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
  type UIEvent,
} from 'react';
import { cx, dataAttr } from '../../core/dom';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import row from '../../core/option-row.module.css';
import { useMergedRefs } from '../../core/use-merged-refs';
import { useStyleVars } from '../../core/use-style-vars';
import { check, Icon } from '../../primitives/icon';
import { ListPopover } from '../../primitives/popover';
import { Flag } from './country-display';
import type { CountryGroup, CountryOption } from './country-list';
import styles from './country-select.module.css';
import type { Combobox } from './react-select-engine';
import type { CountryComboboxState } from './use-country-combobox';
import type { CountrySelectLabels } from './words';

interface CountryMenuProps {
  /** Id of the list; the id of an option is `<id>-<code>`. */
  id: string;
  anchor: RefObject<HTMLElement | null>;
  combobox: Combobox;
  state: CountryComboboxState;
  multiple: boolean;
  showFlags: boolean;
}

/** Panel with the list and the number of options, mounted while open. An empty list is not rendered. */
export function CountryMenu({
  id,
  anchor,
  combobox,
  state,
  multiple,
  showFlags,
}: CountryMenuProps) {
  const { labels, locale, query } = state;
  const { options, groups, total } = state.list;
  const { active } = combobox;
  const list = useRef<HTMLDivElement>(null);
  const headings = groups?.length ?? 0;
  const { from, to, handleScroll } = useOptionsNear(options, active, headings);
  const shown = new Set(options.slice(from, to));
  const isShown = (option: CountryOption) => shown.has(option);
  const hasShown = (group: CountryGroup) => group.options.some(isShown);
  const firstGroup = groups?.findIndex(hasShown) ?? 0;
  const shownGroups = groups?.filter(hasShown);
  useStyleVars(list, {
    '--rows-before': from + firstGroup,
    '--rows-after': options.length - to + headings - firstGroup - (shownGroups?.length ?? 0),
  });
  const flagged = useFlagged(options, from, to);
  const listRef = useMergedRefs(list, combobox.listRef);
  const chosen = new Set(state.chosen.map(({ code }) => code));

  const optionAt = ({ target }: MouseEvent) => {
    const code = (target as Element).closest('[data-code]')?.getAttribute('data-code');
    return options.find((option) => option.code === code);
  };
  const items = (among: readonly CountryOption[]) =>
    among
      .filter(isShown)
      .map((option) => (
        <CountryMenuItem
          key={option.code}
          id={`${id}-${option.code}`}
          code={option.code}
          name={option.name}
          place={options.indexOf(option) + 1}
          count={options.length}
          reason={reasonOf(option, labels)}
          active={active?.code === option.code}
          selected={chosen.has(option.code)}
          showFlag={showFlags && (flagged?.has(option) ?? false)}
        />
      ));
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
        if (option) combobox.select(option, event.nativeEvent);
      }}
      className={styles.menu}
    >
      {options.length > 0 ? (
        <div
          ref={listRef}
          {...state.partName(labels.list, id)}
          role="listbox"
          tabIndex={-1}
          aria-multiselectable={multiple || undefined}
          data-slot="country-select-list"
          data-grouped={dataAttr(groups !== undefined)}
          onScroll={handleScroll}
          className={cx(styles.list, showFlags && styles.flagged)}
        >
          {shownGroups
            ? shownGroups.map((group) => (
                <div
                  key={group.key}
                  role="group"
                  aria-label={headingOf(group, labels)}
                  data-slot="country-select-group"
                >
                  <div
                    aria-hidden="true"
                    data-slot="country-select-heading"
                    className={styles.heading}
                  >
                    {headingOf(group, labels)}
                  </div>
                  {items(group.options)}
                </div>
              ))
            : items(options)}
        </div>
      ) : (
        query && (
          <p data-slot="country-select-none" className={styles.none}>
            {labels.none(query)}
          </p>
        )
      )}
      {/* It is announced when the user pauses. */}
      <p aria-hidden="true" data-slot="country-select-count" className={styles.count}>
        {query
          ? labels.found(number(options.length), number(total))
          : labels.total(number(total), pluralOf(locale, total))}
      </p>
    </ListPopover>
  );
}

/** Whether there is a layout; test environments, which have none, show all options, without flags. */
const hasLayout = typeof IntersectionObserver !== 'undefined';

/** Options that are rendered beyond those in view. */
const margin = 12;

/** Rendered part of the options: the index of the first one, and that after the last one. */
type Range = readonly [from: number, to: number];

/**
 * Returns the options that are rendered: those around the highlighted one, and those between it and what has been
 * scrolled into view. The rest is empty space in the style sheet, because all rows have the same height.
 */
function useOptionsNear(
  options: readonly CountryOption[],
  active: CountryOption | null,
  headings: number,
) {
  const [seen, setSeen] = useState<{ of: readonly CountryOption[]; range: Range }>();
  const at = options.findIndex(({ code }) => code === active?.code);
  const known = seen?.of === options && (at < 0 || (seen.range[0] <= at && at < seen.range[1]));
  const [from, to] = known ? seen.range : around(at, at, options.length);
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    const rows = (options.length + headings) / scrollHeight;
    const first = Math.max(0, Math.floor(scrollTop * rows) - headings);
    const last = Math.min(options.length, Math.ceil((scrollTop + clientHeight) * rows));
    if (from <= first && last <= to) return;
    const [start, end] = around(first, last, options.length);
    setSeen({ of: options, range: [Math.min(from, start), Math.max(to, end)] });
  };
  return { from, to, handleScroll };
}

function around(first: number, last: number, count: number): Range {
  return hasLayout ? [Math.max(0, first - margin), Math.min(count, last + margin)] : [0, count];
}

/** Props of {@link CountryMenuItem}, all primitive, so that an unchanged item does not render again. */
interface CountryMenuItemProps {
  id: string;
  code: string;
  name: string;
  /** Number of the option in the list, because others may not be rendered. */
  place: number;
  /** Number of all options. */
  count: number;
  /** Text that matched the search. */
  reason: string | undefined;
  /** Whether the option is highlighted by keys or pointer. */
  active: boolean;
  selected: boolean;
  showFlag: boolean;
}

/** Option of the list: flag, name, and the text that matched. The list handles its events. */
const CountryMenuItem = memo(function CountryMenuItem(props: CountryMenuItemProps) {
  const { id, code, name, place, count, reason, active, selected, showFlag } = props;
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-posinset={place}
      aria-setsize={count}
      data-slot="country-select-option"
      data-code={code}
      data-active={dataAttr(active)}
      data-selected={dataAttr(selected)}
      className={cx(row.root, styles.option)}
    >
      {showFlag && <Flag code={code} />}
      <span data-slot="country-select-option-name" className={styles.optionName}>
        {name}
      </span>
      {reason !== undefined && (
        <bdi data-slot="country-select-reason" className={cx(row.detail, styles.reason)}>
          {reason}
        </bdi>
      )}
      {selected && <Icon icon={check} className={row.check} />}
    </div>
  );
});

/** Time after which the flags of the rendered options follow, in milliseconds. */
const pause = 100;

/**
 * Returns the options whose flags are rendered: those that are rendered when scrolling and typing stop, because a
 * dozen flags cost more than the rest of the list.
 */
function useFlagged(options: readonly CountryOption[], from: number, to: number) {
  const [flagged, setFlagged] = useState<ReadonlySet<CountryOption>>();
  const isFirst = flagged === undefined;
  useEffect(() => {
    if (!hasLayout) return undefined;
    const show = () => setFlagged(new Set(options.slice(from, to)));
    const timer = setTimeout(show, isFirst ? 0 : pause);
    return () => clearTimeout(timer);
  }, [isFirst, options, from, to]);
  return flagged;
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
