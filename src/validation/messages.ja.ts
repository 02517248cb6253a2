import type { Messages } from './messages';

/** Japanese sentences of the rules. */
export const labels: Messages = {
  default: 'この項目は正しくありません。',
  required: 'この項目は必須です。',
  alphanumeric: '文字と数字だけを入力してください。',
  confirmed: '2つの入力が一致しません。',
  email: ({ multiple }) =>
    multiple
      ? 'メールアドレスを半角カンマ（,）で区切って入力してください。'
      : 'name@example.com のような形式のメールアドレスを入力してください。',
  integer: '整数を入力してください。',
  digits: ({ length }) =>
    length === undefined ? '数字だけを入力してください。' : '{length}桁の数字を入力してください。',
  min: '{min}以上の数値を入力してください。',
  max: '{max}以下の数値を入力してください。',
  minLength: ({ members }) =>
    members ? '{length}個以上選んでください。' : '{length}文字以上で入力してください。',
  maxLength: ({ members }) =>
    members ? '選べるのは{length}個までです。' : '{length}文字以内で入力してください。',
  pattern: '入力の形式が正しくありません。',
};
