export { Chip, ChipRemove, type ChipProps, type ChipRemoveProps } from './chip';
