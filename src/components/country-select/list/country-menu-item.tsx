// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays in the field, whose `aria-activedescendant` leads here.
'use client';
import { memo } from 'react';
import { presence } from '../../../internals/presence';
import { check, Icon } from '../../../primitives/icon';
import { Flag } from '../flags/flag';
import styles from './country-menu.module.css';

/** Props of {@link CountryMenuItem}: texts and switches, so that an item that stays the same is not drawn again. */
interface CountryMenuItemProps {
  id: string;
  code: string;
  name: string;
  /** Text that explains why the search found it. */
  reason: string | undefined;
  /** Whether the keys or the pointer have reached it. */
  active: boolean;
  selected: boolean;
  flag: boolean;
  /** Place among the choices, beginning with 1, and their number: not all of them are in the page. */
  place: number;
  count: number;
}

/** Choice in the list: flag, name, and why the search found it. Its events are the list's. */
export const CountryMenuItem = memo(function CountryMenuItem(props: CountryMenuItemProps) {
  const { id, code, name, reason, active, selected, flag, place, count } = props;
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-posinset={place}
      aria-setsize={count}
      data-slot="country-select-option"
      data-code={code}
      data-active={presence(active)}
      data-selected={presence(selected)}
      className={styles.option}
    >
      {flag && <Flag code={code} />}
      <span data-slot="country-select-option-name" className={styles.name}>
        {name}
      </span>
      {reason !== undefined && (
        <bdi data-slot="country-select-reason" className={styles.reason}>
          {reason}
        </bdi>
      )}
      {selected && <Icon shapes={check} className={styles.check} />}
    </div>
  );
});
