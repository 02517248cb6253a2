import { Rating } from '#src/components/rating/index.ts';

/** Our rating of five stars, three of them chosen. */
export function Subject() {
  return <Rating aria-label="Service" defaultValue={3} />;
}

export const parts = { high: '[value="4"]', low: '[value="2"]' };
