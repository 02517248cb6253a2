// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays in the field, whose `aria-activedescendant` leads here.
'use client';
import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import { cx, dataAttr } from '../../core/dom';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import row from '../../core/option-row.module.css';
import { useMergedRefs } from '../../core/use-merged-refs';
import { check, Icon } from '../../primitives/icon';
import { ListPopover } from '../../primitives/popover';
import { Flag } from './country-display';
import type { CountryGroup, CountryOption } from './country-list';
import styles from './country-select.module.css';
import type { Combobox } from './react-select-engine';
import type { CountryComboboxState } from './use-country-combobox';
import type { CountrySelectLabels } from './words';

/** Props of {@link CountryMenu}. */
interface CountryMenuProps {
  /** Id of the list; the id of an option is `<id>-<code>`. */
  id: string;
  anchor: RefObject<HTMLElement | null>;
  combobox: Combobox;
  state: CountryComboboxState;
  multiple: boolean;
  showFlags: boolean;
}

const noOptions: readonly CountryOption[] = [];

/** Options that are rendered first, more than fit into the list. */
const firstOptions = 16;

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
  // All options follow after the next frame, so that neither opening nor typing waits for them.
  const isComplete = useDeferredValue(options, noOptions) === options;
  const end = isComplete
    ? options.length
    : options.findIndex(({ code }) => code === active?.code) + firstOptions;
  const shown = useMemo(() => new Set(options.slice(0, end)), [options, end]);
  const list = useRef<HTMLDivElement>(null);
  const drawn = useVisibleCodes(list, showFlags, shown);
  const listRef = useMergedRefs(list, combobox.listRef);
  const chosen = new Set(state.chosen.map(({ code }) => code));

  const optionAt = ({ target }: MouseEvent) => {
    const code = (target as Element).closest('[data-code]')?.getAttribute('data-code');
    return options.find((option) => option.code === code);
  };
  const items = (among: readonly CountryOption[]) =>
    among
      .filter((option) => shown.has(option))
      .map((option) => (
        <CountryMenuItem
          key={option.code}
          id={`${id}-${option.code}`}
          code={option.code}
          name={option.name}
          reason={reasonOf(option, labels)}
          active={active?.code === option.code}
          selected={chosen.has(option.code)}
          showFlag={drawn.has(option.code)}
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
          className={cx(styles.list, showFlags && styles.flagged)}
        >
          {groups
            ? groups.map((group) => (
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
      {/* It is announced when typing rests. */}
      <p aria-hidden="true" data-slot="country-select-count" className={styles.count}>
        {query
          ? labels.found(number(options.length), number(total))
          : labels.total(number(total), pluralOf(locale, total))}
      </p>
    </ListPopover>
  );
}

/** Props of {@link CountryMenuItem}, all primitive, so that an unchanged item does not render again. */
interface CountryMenuItemProps {
  id: string;
  code: string;
  name: string;
  /** Text that matched the search. */
  reason: string | undefined;
  /** Whether the option is highlighted by keys or pointer. */
  active: boolean;
  selected: boolean;
  showFlag: boolean;
}

/** Option of the list: flag, name, and the text that matched. The list handles its events. */
const CountryMenuItem = memo(function CountryMenuItem(props: CountryMenuItemProps) {
  const { id, code, name, reason, active, selected, showFlag } = props;
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
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

const noCodes: ReadonlySet<string> = new Set();

/** Time after which a flag that has come into view is rendered, in milliseconds. */
const pause = 100;

/**
 * Returns the codes of the options in view when scrolling and typing stop, whose flags are rendered: a dozen
 * flags cost more than the rest of the list.
 * @param list Scrolling list.
 * @param shown Options that are rendered.
 */
function useVisibleCodes(
  list: RefObject<HTMLElement | null>,
  enabled: boolean,
  shown: ReadonlySet<CountryOption>,
): ReadonlySet<string> {
  const [codes, setCodes] = useState(noCodes);
  const isFirst = codes === noCodes;
  useEffect(() => {
    const root = list.current;
    // Test environments have no layout to observe.
    if (typeof IntersectionObserver === 'undefined') return undefined;
    if (!enabled || !root || shown.size === 0) return undefined;
    const visible = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const code = target.getAttribute('data-code') ?? '';
          if (isIntersecting) visible.add(code);
          else visible.delete(code);
        }
        clearTimeout(timer);
        timer = setTimeout(() => setCodes(new Set(visible)), isFirst ? 0 : pause);
      },
      { root },
    );
    for (const option of root.querySelectorAll<HTMLElement>('[data-code]'))
      observer.observe(option);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list, enabled, isFirst, shown]);
  return codes;
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
