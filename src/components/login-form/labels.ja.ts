import type { LoginFormLabels } from './labels';

/** Japanese words of the login form. */
export const labels: LoginFormLabels = {
  signIn: 'ログイン',
  signingIn: 'ログインしています…',
  email: 'メールアドレス',
  username: 'ユーザー名',
  either: 'メールアドレスまたはユーザー名',
  password: 'パスワード',
  reveal: 'パスワードを表示',
  capsLock: 'Caps Lock がオンです',
  remember: 'ログインしたままにする',
  forgot: 'パスワードをお忘れですか？',
  or: 'または',
  otherWays: 'ほかのログイン方法',
  code: 'ワンタイムコード',
  codeHint: (digits) => `アプリまたはメッセージに表示された ${digits} 桁の数字`,
  verify: '確認',
  back: '戻る',
  wrong: 'ログイン情報が正しくありません。',
  wrongCode: 'コードが正しくないか、有効期限が切れています。',
  blocked: (time) => `試行回数が多すぎます。${time}にもう一度お試しください。`,
  free: 'もう一度お試しいただけます。',
  unreachable: '接続できません。ネットワークを確認して、もう一度お試しください。',
  failed: '問題が発生しました。もう一度お試しください。',
  slow: '応答を待っています…',
  done: 'ログインしました。',
};
