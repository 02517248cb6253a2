import { DatePicker } from '#src/components/date-picker/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import styles from './welcome.module.css';

const tiles = [
  { theme: 'light', locale: 'en', dir: 'ltr', arrival: 'Arrival', book: 'Book' },
  { theme: 'dark', locale: 'ar', dir: 'rtl', arrival: 'الوصول', book: 'احجز' },
  { theme: 'high-contrast', locale: 'ja', dir: 'ltr', arrival: '到着日', book: '予約' },
];

/** One field in three themes, three scripts and both directions, laid like tiles. */
export function Mosaic() {
  return (
    <div className={`sb-unstyled ${styles.mosaic}`}>
      {tiles.map(({ theme, locale, dir, arrival, book }) => (
        <div key={theme} className={styles.tile} data-theme={theme} lang={locale} dir={dir}>
          <span className={styles.label}>{arrival}</span>
          <DatePicker
            aria-label={arrival}
            locale={locale}
            defaultValue="2026-04-16"
            today="2026-04-03"
          />
          <Button variant="solid">{book}</Button>
        </div>
      ))}
    </div>
  );
}
