import type { ColorWords } from './color-words';

/** Japanese words for colours. */
export const words: ColorWords = {
  families:
    'ピンク|赤|オレンジ|茶色|ベージュ|黄色|オリーブ|黄緑|緑|青緑|シアン|空色|青|青紫|紫|マゼンタ|黒|グレー|白',
  tones: {
    vivid: '鮮やかな{}',
    light: '明るい{}',
    pale: '淡い{}',
    dark: '暗い{}',
    veryDark: 'とても暗い{}',
    muted: 'くすんだ{}',
    darkMuted: '暗くくすんだ{}',
  },
};
