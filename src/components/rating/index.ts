export {
  Rating,
  type RatingChangeDetails,
  type RatingChangeReason,
  type RatingProps,
} from './rating';
export { RatingDisplay, type RatingDisplayProps } from './rating-display';
export { RatingDistribution, type RatingDistributionProps } from './rating-distribution';
export { ratingLabels, type RatingLabels } from './labels';
export { ratingSummaryLabels, type RatingSummaryLabels } from './summary-labels';
