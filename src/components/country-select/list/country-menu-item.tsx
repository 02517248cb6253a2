// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays in the field, whose `aria-activedescendant` leads here.
'use client';
import { memo } from 'react';
import { cx } from '../../../core/class-names';
import { dataAttr } from '../../../core/data-attr';
import row from '../../../core/option-row.module.css';
import { check, Icon } from '../../../primitives/icon';
import { Flag } from '../flags/flag';
import styles from './country-menu.module.css';

/**
 * Props of {@link CountryMenuItem}, all primitive or stable, so that an unchanged item does not render again.
 */
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
  /** Position of the option, from 1, and the number of options: not all of them are rendered. */
  place: number;
  count: number;
}

/** Option of the list: flag, name, and the text that matched. The list handles its events. */
export const CountryMenuItem = memo(function CountryMenuItem(props: CountryMenuItemProps) {
  const { id, code, name, reason, active, selected, showFlag, place, count } = props;
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
      <span data-slot="country-select-option-name" className={styles.name}>
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
