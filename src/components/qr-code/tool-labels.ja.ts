import type { QrCodeToolLabels } from './tool-labels';

const units = { digits: '桁', characters: '文字', bytes: 'バイト' } as const;

/** Japanese words of the QR code's tools. */
export const labels: QrCodeToolLabels = {
  copy: 'コピー',
  copied: 'コピーしました',
  copyRefused: 'コピーできません。選択された文字列をここからコピーしてください。',
  empty: '表示する内容がありません',
  tooLong: 'QRコードには長すぎます',
  loading: 'コードを読み込み中',
  expired: 'このコードは期限切れです',
  scanned: 'スキャン済み',
  refresh: '新しいコード',
  amount: (number, unit) => `${number}${units[unit]}`,
  used: (used, most) => `${used} / ${most}`,
  version: (version, level) => `バージョン ${version}、レベル ${level}`,
  tooLongFor: (used, most, level) => `${used}（レベル ${level} では最大 ${most}）`,
  lowerLevel: (level) => `レベル ${level} なら収まります`,
  shorten: (surplus) => `${surplus}短くしてください`,
  downloads: 'ダウンロード',
  download: (format) => `${format} をダウンロード`,
  downloadFailed: 'ロゴが許可していないため、ファイルを作成できません',
  scansWell: '読み取りやすい',
  mayFail: '読み取れないことがあります',
  rules: {
    quietZone: (found, asked) => `余白 ${found} モジュール（${asked} 以上）`,
    polarity: () => '明るい地に暗いモジュール',
    contrast: (found, asked) => `コントラスト ${found}（${asked} 以上）`,
    moduleSize: (found, asked) => `モジュール ${found} px（${asked} px 以上）`,
    printSize: (found, asked) => `印刷時のモジュール ${found} mm（${asked} mm 以上）`,
    logo: (found, asked) => `ロゴがコードの ${found} を隠す（${asked} 以下）`,
  },
  kept: '適合:',
  broken: '不適合:',
};
