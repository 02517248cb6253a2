import { useEffect, useRef } from 'react';
import type { ReportData, ReportEntry } from './data';
import { statusNames, unique, type Filter } from './filters';

interface FilterBarProps {
  data: ReportData;
  /** Number of pictures that differ. */
  review: number;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Tabs, search and menus that choose what the page shows; `/` moves the focus into the search. */
export function FilterBar({ data, review, filter, onFilter }: FilterBarProps) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select');
      if (event.key !== '/' || typing || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', focusSearch);
    return () => removeEventListener('keydown', focusSearch);
  }, []);
  const titles = unique(data.entries.map(({ title }) => title));
  const modes = unique(data.entries.map(({ mode }) => mode));
  const statuses = unique(data.entries.map(({ status }) => status));
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="tabs" role="group" aria-label="Pictures to show">
        <Tab
          label="To review"
          count={review}
          chosen={filter.scope === 'review'}
          onChoose={() => onFilter({ ...filter, scope: 'review', status: '' })}
        />
        <Tab
          label="Gallery"
          count={data.entries.length}
          chosen={filter.scope === 'all'}
          onChoose={() => onFilter({ ...filter, scope: 'all' })}
        />
      </div>
      <input
        ref={search}
        type="search"
        placeholder="Search   /"
        aria-label="Search by name"
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.target.value })}
      />
      <Menu
        label="Component"
        every="All components"
        value={filter.title}
        options={titles.map((title) => [title, title.split('/').join(' / ')])}
        onChoose={(title) => onFilter({ ...filter, title })}
      />
      <Menu
        label="Mode"
        every="All modes"
        value={filter.mode}
        options={modes.map((mode) => [mode, mode])}
        onChoose={(mode) => onFilter({ ...filter, mode })}
      />
      <Menu
        label="State"
        every="All states"
        value={filter.status}
        options={statuses.map((status) => [status, statusNames[status]])}
        onChoose={(status) => onFilter({ ...filter, status: status as ReportEntry['status'] | '' })}
      />
    </form>
  );
}

interface TabProps {
  label: string;
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

function Tab({ label, count, chosen, onChoose }: TabProps) {
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      {label} <span className="count">{count}</span>
    </button>
  );
}

interface MenuProps {
  label: string;
  every: string;
  value: string;
  options: [value: string, name: string][];
  onChoose: (value: string) => void;
}

function Menu({ label, every, value, options, onChoose }: MenuProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{every}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}
