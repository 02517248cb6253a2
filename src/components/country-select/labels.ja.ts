import type { Region } from './countries/countries';
import type { CountrySelectLabels } from './labels';

const regionNames: Readonly<Record<Region, string>> = {
  africa: 'アフリカ',
  americas: '南北アメリカ',
  antarctic: '南極',
  asia: 'アジア',
  europe: 'ヨーロッパ',
  oceania: 'オセアニア',
};

/** Japanese words of the country selects. */
export const labels: CountrySelectLabels = {
  placeholder: '国を選択',
  placeholderMany: '国を選択（複数可）',
  list: '国',
  chosen: '選択した国',
  clear: 'クリア',
  remove: (name) => `${name}を削除`,
  preferred: '候補',
  others: 'すべての国',
  region: (region) => regionNames[region],
  total: (number) => `${number}の国と地域`,
  found: (number, total) => `${total}件中${number}件`,
  results: (number) => `${number}件`,
  none: (query) => `「${query}」に一致する国はありません`,
  loading: '国を読み込んでいます…',
  failed: '一覧を読み込めませんでした。もう一度開くか、ページを再読み込みしてください。',
  unknown: '不明な国',
  formerly: (name) => `旧称：${name}`,
  capital: (name) => `首都：${name}`,
  selected: (name) => `${name}を選択しました`,
  removed: (name) => `${name}を削除しました`,
  cleared: '選択なし',
  reached: (name, number, total) => `${name}、${total}件中${number}件目。バックスペースで削除`,
};
