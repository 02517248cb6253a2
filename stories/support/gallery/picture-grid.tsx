import { useId, useState } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import type { GalleryFilter, GalleryPicture } from './gallery-pictures';
import styles from './gallery.module.css';

/** Props of {@link FilterBar}. */
interface FilterBarProps {
  pictures: readonly GalleryPicture[];
  filter: GalleryFilter;
  onFilterChange: (filter: GalleryFilter) => void;
  /** Whether the component can be chosen. Default true. */
  hasTitles?: boolean;
}

const themes = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' };
const directions = { ltr: 'Left to right', rtl: 'Right to left' };

interface MenuProps {
  label: string;
  every: string;
  options: Readonly<Record<string, string>>;
  value: string;
  onValueChange: (value: string) => void;
}

function Menu({ label, every, options, value, onValueChange }: MenuProps) {
  return (
    <Select aria-label={label} value={value} onValueChange={onValueChange}>
      <option value="">{every}</option>
      {Object.entries(options).map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Menus and words that choose pictures. */
export function FilterBar({ pictures, filter, onFilterChange, hasTitles = true }: FilterBarProps) {
  const id = useId();
  const titles = [...new Set(pictures.map(({ title }) => title))];
  const set = (part: Partial<GalleryFilter>) => onFilterChange({ ...filter, ...part });
  return (
    <form
      className={`sb-unstyled ${styles.filters}`}
      role="search"
      aria-label="Screenshots"
      onSubmit={(event) => event.preventDefault()}
    >
      {hasTitles && (
        <Menu
          label="Component"
          every="All components"
          options={Object.fromEntries(titles.map((title) => [title, title.replace('/', ' / ')]))}
          value={filter.title}
          onValueChange={(title) => set({ title })}
        />
      )}
      <Menu
        label="Theme"
        every="All themes"
        options={themes}
        value={filter.theme}
        onValueChange={(theme) => set({ theme: theme as GalleryFilter['theme'] })}
      />
      <Menu
        label="Direction"
        every="Both directions"
        options={directions}
        value={filter.direction}
        onValueChange={(direction) => set({ direction: direction as GalleryFilter['direction'] })}
      />
      <TextInput
        id={id}
        aria-label="State"
        type="search"
        placeholder="disabled, hover, narrow …"
        value={filter.words}
        onChange={({ currentTarget }) => set({ words: currentTarget.value })}
      />
    </form>
  );
}

/** Props of {@link PictureGrid}. */
interface PictureGridProps {
  pictures: readonly GalleryPicture[];
  /** Number of pictures that are shown at first. */
  page: number;
}

/** Picture, cut out of its sheet if it shares one. */
function Thumbnail({ src, box, size }: GalleryPicture) {
  const { x, y, width, height } = box;
  const [fullWidth, fullHeight] = size;
  if (width === fullWidth && height === fullHeight) {
    return <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {/* Hides what is beside the picture. */}
      <svg viewBox={`${x} ${y} ${width} ${height}`} width={width} height={height}>
        <image href={src} width={fullWidth} height={fullHeight} />
      </svg>
    </svg>
  );
}

function Card({ picture }: { picture: GalleryPicture }) {
  const { story, name, title, mode, src, box, theme } = picture;
  return (
    <li className={styles.item}>
      <a
        className={styles.card}
        href={`./?path=/story/${story}`}
        target="_top"
        aria-label={`${title}, ${name}, ${mode}`}
      >
        <span className={styles.thumb} data-theme={theme}>
          <Thumbnail {...picture} />
        </span>
        <span className={styles.name}>{`${title.split('/').at(-1)}: ${name}`}</span>
      </a>
      <a
        className={styles.mode}
        href={src}
        target="_blank"
        rel="noreferrer"
        aria-label={`${title}, ${name}, ${mode}: full size`}
      >
        {`${mode}, ${box.width} × ${box.height}`}
      </a>
    </li>
  );
}

/** Grid of pictures, each a link to its live story; further ones are shown on request. */
export function PictureGrid({ pictures, page }: PictureGridProps) {
  const [shown, setShown] = useState(page);
  if (pictures.length === 0) return <p>No screenshot matches.</p>;
  const left = pictures.length - shown;
  return (
    <>
      <ul className={`sb-unstyled ${styles.grid}`}>
        {pictures.slice(0, shown).map((picture) => (
          <Card key={picture.id} picture={picture} />
        ))}
      </ul>
      {left > 0 && (
        <p className="sb-unstyled">
          <Button onClick={() => setShown(shown + 4 * page)}>{`Show more (${left})`}</Button>
        </p>
      )}
    </>
  );
}
