import { cx } from '../../core/dom';
import { controlFrame } from '../text-input';
import styles from './select.module.css';

/** Class of a select; a plain `<select>` inside a field has it, too. */
export const selectFrame = cx(controlFrame, styles.root);
