import { dataAttr } from '../../core/dom';
import styles from './cell.module.css';

/** Position of a day or period in the value. */
export type DayPart = 'only' | 'start' | 'middle' | 'end';

/** State of a day or period. */
interface CellState {
  /** Position in the value. */
  part: DayPart | undefined;
  /** Whether it is the current one. */
  current: boolean;
  unavailable: boolean;
  disabled: boolean;
}

/** Class name of every cell. */
export const cellClassName = styles.root;

// Each cell has its own handler although the root handles the event, because assistive technology offers
// "activate" only on elements with a listener.
const activatable = { onClick() {} };

/** Returns the attributes of a cell. */
export function cellProps({ part, current, unavailable, disabled }: CellState) {
  return {
    // With `false`, every other cell would be announced as "not selected".
    'aria-selected': part !== undefined || undefined,
    'aria-disabled': disabled || unavailable || undefined,
    'aria-current': current ? ('date' as const) : undefined,
    'data-selected': dataAttr(part !== undefined),
    'data-range-start': dataAttr(part === 'start'),
    'data-range-middle': dataAttr(part === 'middle'),
    'data-range-end': dataAttr(part === 'end'),
    'data-today': dataAttr(current),
    'data-unavailable': dataAttr(unavailable),
    'data-disabled': dataAttr(disabled),
    ...activatable,
  };
}
