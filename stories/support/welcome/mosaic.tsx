import { Button, IconButton } from '#src/primitives/button/index.ts';
import { calendar, Icon, x } from '#src/primitives/icon/index.ts';
import { InputGroup, TextInput } from '#src/primitives/text-input/index.ts';
import styles from './welcome.module.css';

const tiles = [
  {
    theme: 'light',
    lang: 'en',
    dir: 'ltr',
    words: {
      arrival: 'Arrival',
      date: '3 April 2026',
      clear: 'Clear',
      open: 'Open calendar',
      book: 'Book',
    },
  },
  {
    theme: 'dark',
    lang: 'ar',
    dir: 'rtl',
    words: {
      arrival: 'الوصول',
      date: '٣ أبريل ٢٠٢٦',
      clear: 'مسح',
      open: 'فتح التقويم',
      book: 'احجز',
    },
  },
  {
    theme: 'high-contrast',
    lang: 'ja',
    dir: 'ltr',
    words: {
      arrival: '到着日',
      date: '2026年4月3日',
      clear: '消去',
      open: 'カレンダーを開く',
      book: '予約',
    },
  },
];

/** One field in three themes, three scripts and both directions, laid like tiles. */
export function Mosaic() {
  return (
    <div className={`sb-unstyled ${styles.mosaic}`}>
      {tiles.map(({ theme, lang, dir, words }) => (
        <div key={theme} className={styles.tile} data-theme={theme} lang={lang} dir={dir}>
          <span className={styles.label}>{words.arrival}</span>
          <InputGroup>
            <TextInput aria-label={words.arrival} defaultValue={words.date} />
            <IconButton label={words.clear} size="sm">
              <Icon shapes={x} />
            </IconButton>
            <IconButton label={words.open} size="sm">
              <Icon shapes={calendar} />
            </IconButton>
          </InputGroup>
          <Button variant="solid">{words.book}</Button>
        </div>
      ))}
    </div>
  );
}
