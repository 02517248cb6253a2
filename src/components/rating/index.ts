export {
  Rating,
  type RatingChangeDetails,
  type RatingChangeReason,
  type RatingProps,
} from './rating';
export { RatingDisplay, type RatingDisplayProps } from './rating-display';
export { RatingDistribution, type RatingDistributionProps } from './rating-distribution';
export type { RatingLabels } from './words';
export type { RatingSummaryLabels } from './summary-words';
