export { Choice, type ChoiceProps } from './choice';
