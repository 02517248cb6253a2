import styles from './account-step.module.css';

/** Class names of the parts of a step, for those that only one form has. */
export const stepStyles = styles;
