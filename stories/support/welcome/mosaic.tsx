import { DatePicker } from '#src/components/date-picker/index.ts';
import { TesseraProvider } from '#src/index.ts';
import { ar } from '#src/languages/ar.ts';
import { en } from '#src/languages/en.ts';
import { ja } from '#src/languages/ja.ts';
import { Button } from '#src/primitives/button/index.ts';
import styles from './welcome.module.css';

const tiles = [
  { theme: 'light', language: en, dir: 'ltr', arrival: 'Arrival', book: 'Book' },
  { theme: 'dark', language: ar, dir: 'rtl', arrival: 'الوصول', book: 'احجز' },
  { theme: 'high-contrast', language: ja, dir: 'ltr', arrival: '到着日', book: '予約' },
];

/** One field in three themes, three scripts and both directions, laid like tiles. */
export function Mosaic() {
  return (
    <div className={`sb-unstyled ${styles.mosaic}`}>
      {tiles.map(({ theme, language, dir, arrival, book }) => (
        <div key={theme} className={styles.tile} data-theme={theme} lang={language.tag} dir={dir}>
          <span className={styles.label}>{arrival}</span>
          <TesseraProvider language={language}>
            <DatePicker aria-label={arrival} defaultValue="2026-04-16" today="2026-04-03" />
          </TesseraProvider>
          <Button variant="solid">{book}</Button>
        </div>
      ))}
    </div>
  );
}
