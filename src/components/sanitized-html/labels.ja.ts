import type { SanitizedHtmlLabels } from './labels';

/** Japanese words around sanitised HTML. */
export const labels: SanitizedHtmlLabels = {
  remoteHeld: (count) => `ほかのサイトのコンテンツ${count}件は読み込まれていません。`,
  showRemote: 'ほかのサイトから読み込む',
  tooLong: (characters) => `この内容はとても長いです（${characters}文字）。`,
  showLong: 'それでも表示する',
  textOnly: 'この内容はソースでのみ表示できます。',
  table: '表',
  external: 'ほかのサイト',
  report: 'このHTMLから取り除いたもの',
  nothingRemoved: '取り除いたものはありません。',
  part: '部分',
  reason: '理由',
  count: '回数',
  reasons: {
    policy: 'ポリシーにない',
    unsafe: '安全でない',
    depth: '入れ子が深すぎる',
    length: '長すぎる',
    remote: '読者が許可するまで保留',
  },
};
