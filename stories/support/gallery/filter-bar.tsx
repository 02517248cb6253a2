import { useId } from 'react';
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
