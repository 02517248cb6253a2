import type { FieldLabels } from './labels';

/** Japanese words of a form and its fields. */
export const labels: FieldLabels = {
  optional: '任意',
  checking: '確認中…',
  wrong: (number) => `${number}件の項目を修正してください`,
  failed: '送信できませんでした。もう一度お試しください。',
};
