import styles from './button.module.css';

/** Class of an icon button, for buttons that never load. */
export const iconButton = `${styles.root} ${styles.square}`;
