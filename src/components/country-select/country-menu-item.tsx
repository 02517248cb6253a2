'use client';
import { memo } from 'react';
import { presence } from '../../internals/presence';
import { check, Icon } from '../../primitives/icon';
import styles from './country-menu.module.css';
import { Flag } from './flag';

/** Props of {@link CountryMenuItem}: texts and switches, so that an item that stays the same is not drawn again. */
interface CountryMenuItemProps {
  id: string;
  code: string;
  name: string;
  /** Words that say why the search found it. */
  reason: string | undefined;
  /** Whether the keys or the pointer have reached it. */
  active: boolean;
  selected: boolean;
  /** Whether its flag is shown; before it is seen, its place is empty. */
  flag: boolean;
  /** Ref of the choice that the keys have reached. */
  itemRef: ((element: HTMLDivElement | null) => void) | undefined;
}

/** Choice in the list: flag, name, and why the search found it. Its events are the list's. */
export const CountryMenuItem = memo(function CountryMenuItem(props: CountryMenuItemProps) {
  const { id, code, name, reason, active, selected, flag, itemRef } = props;
  return (
    <div
      ref={itemRef}
      id={id}
      role="option"
      aria-selected={selected}
      data-slot="country-select-option"
      data-code={code}
      data-active={presence(active)}
      data-selected={presence(selected)}
      className={styles.option}
    >
      {flag && <Flag code={code} />}
      {name}
      {reason !== undefined && (
        <bdi data-slot="country-select-reason" className={styles.reason}>
          {reason}
        </bdi>
      )}
      {selected && <Icon shapes={check} className={styles.check} />}
    </div>
  );
});
