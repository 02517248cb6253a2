import type { ReactNode } from 'react';
import { RangeCalendar } from '#src/components/calendar/range-calendar.tsx';
import { ColorPicker } from '#src/components/color-picker/color-picker.tsx';
import { CountrySelect } from '#src/components/country-select/country-select.tsx';
import { DatePicker } from '#src/components/date-picker/date-picker.tsx';
import { Field } from '#src/components/field/field.tsx';
import { OneTimeCodeInput } from '#src/components/one-time-code-input/one-time-code-input.tsx';
import { Pagination } from '#src/components/pagination/pagination.tsx';
import { PasswordInput } from '#src/components/password-input/password-input.tsx';
import { QrCode } from '#src/components/qr-code/qr-code.tsx';
import { RatingDistribution } from '#src/components/rating/rating-distribution.tsx';
import { Rating } from '#src/components/rating/rating.tsx';
import { SanitizedHtml } from '#src/components/sanitized-html/sanitized-html.tsx';
import { TagInput } from '#src/components/tag-input/tag-input.tsx';
import { shippedTags } from '#src/core/provider/shipped-languages.ts';
import { TesseraProvider } from '#src/core/provider/tessera-provider.tsx';
import { ar } from '#src/languages/ar.ts';
import { ja } from '#src/languages/ja.ts';
import type { Language } from '#src/languages/language.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { stay, today } from '../trips/trip-world';
import styles from './welcome.module.css';

interface TileProps {
  children: ReactNode;
  /** Theme. Default: the theme of the page. */
  theme?: 'dark' | 'high-contrast';
  /** Language of the widgets inside. Default: English. */
  language?: Language;
  dir?: 'ltr' | 'rtl';
  /** Whether the tile spans two rows. */
  tall?: boolean;
  /** Whether the tile spans all columns. */
  wide?: boolean;
  /** Whether the content keeps its own width. */
  bare?: boolean;
  /** Whether the tile has the accent color. */
  glazed?: boolean;
}

function Tile({ children, theme, language, dir = 'ltr', tall, wide, bare, glazed }: TileProps) {
  return (
    <div
      className={styles.tile}
      data-theme={theme}
      data-tall={tall ? '' : undefined}
      data-wide={wide ? '' : undefined}
      data-bare={bare ? '' : undefined}
      data-glazed={glazed ? '' : undefined}
      lang={language?.tag ?? 'en'}
      dir={dir}
    >
      <TesseraProvider {...(language && { language })}>{children}</TesseraProvider>
    </div>
  );
}

const notes = `
<p><strong>To pack</strong></p>
<ul><li>Shoes for steep streets</li><li>A rain jacket for Porto</li></ul>
<blockquote><p>Sit on the right side of the train: the river is there all the way.</p></blockquote>
<p>Tickets: <a href="https://example.org/tickets">reservation</a></p>`;

/** Grid of live widgets in three themes, three scripts and both directions. */
export function Mosaic() {
  return (
    <div className={`sb-unstyled ${styles.mosaic}`}>
      <Tile tall bare>
        <RangeCalendar aria-label="Stay" today={today} defaultValue={stay} />
      </Tile>
      <Tile>
        <Rating aria-label="Comfort" defaultValue={4} />
        <RatingDistribution counts={[2, 5, 11, 40, 70]} />
      </Tile>
      <Tile theme="dark" language={ar} dir="rtl">
        <DatePicker aria-label="الوصول" defaultValue="2026-04-16" today={today} />
        <div className={styles.row}>
          <Button variant="solid">احجز</Button>
          <Button>إلغاء</Button>
        </div>
      </Tile>
      <Tile tall bare>
        <ColorPicker aria-label="Color" defaultValue="#e0662f" />
      </Tile>
      <Tile glazed>
        <p className={styles.big}>Tile and grout</p>
        Every component in {shippedTags.length} languages, three themes and both directions.
      </Tile>
      <Tile>
        <CountrySelect aria-label="Country" defaultValue="JP" />
        <TagInput
          aria-label="Topics"
          defaultValue={['Family', 'Slow train', 'Lisboa', '食べ歩き']}
        />
      </Tile>
      <Tile tall bare theme="dark">
        <QrCode value="https://tessera.example/trips/4711" />
      </Tile>
      <Tile theme="high-contrast" language={ja}>
        <DatePicker aria-label="到着日" defaultValue="2026-04-16" today={today} />
        <div className={styles.row}>
          <Button variant="solid">予約</Button>
          <Button>キャンセル</Button>
        </div>
      </Tile>
      <Tile>
        <OneTimeCodeInput aria-label="One-time code" defaultValue="482" />
      </Tile>
      <Tile tall>
        <SanitizedHtml html={notes} policy="article" />
      </Tile>
      <Tile>
        <Field name="email" label="Email" rules="required|email">
          <TextInput defaultValue="mia@example" />
        </Field>
      </Tile>
      <Tile>
        <Field name="password" label="Password">
          <PasswordInput defaultValue="seven trains to Porto" />
        </Field>
      </Tile>
      <Tile wide>
        <Pagination aria-label="Pages" defaultPage={3} itemCount={200} showSummary />
      </Tile>
    </div>
  );
}
