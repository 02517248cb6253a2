import { labels as en, type Words } from './labels';

export const labels: Words = en;
