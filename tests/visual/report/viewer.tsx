import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AcceptButton, isServed } from './accept-button';
import type { ReportEntry } from './data';
import { acceptCommand } from './filters';
import { Badge } from './gallery';
import { viewsOf, zooms, type Zoom } from './views';

interface ViewerProps {
  entry: ReportEntry;
  /** Pictures that the arrow keys walk through. */
  entries: readonly ReportEntry[];
}

/** Full-page dialog for one picture. The URL contains its name, so that it can be shared as a link. */
export function Viewer({ entry, entries }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const views = viewsOf(entry);
  const [view, setView] = useState(0);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const place = entries.findIndex(({ id }) => id === entry.id);
  const go = (step: number) => {
    const next = entries[place + step];
    if (next) location.replace(`#${next.id}`);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else if (views[Number(event.key) - 1]) setView(Number(event.key) - 1);
    else if (event.key === 'z') setZoom(zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? 'fit');
  });
  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus();
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const Current = views[view]?.View ?? views[0].View;
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={`${entry.title}, ${entry.name}, ${entry.mode}`}
      onClose={() => location.replace('#')}
    >
      <header>
        <div className="what">
          <h2>
            <span>{entry.title.split('/').join(' / ')}</span>
            {entry.name} <em>{entry.mode}</em>
          </h2>
          <Badge status={entry.status} />
        </div>
        <div className="tools">
          {views.length > 1 && (
            <Choice
              label="View"
              names={views.map(({ name }) => name)}
              chosen={view}
              onChoose={setView}
            />
          )}
          <Choice
            label="Zoom"
            names={zooms.map((name) => (name === 'fit' ? 'Fit' : name))}
            chosen={zooms.indexOf(zoom)}
            onChoose={(index) => setZoom(zooms[index] ?? 'fit')}
          />
          <div className="steps">
            <button type="button" disabled={place < 1} onClick={() => go(-1)} aria-label="Previous">
              <Chevron points="10 3 5 8 10 13" />
            </button>
            <span>{place < 0 ? '' : `${place + 1} / ${entries.length}`}</span>
            <button
              type="button"
              disabled={place < 0 || place === entries.length - 1}
              onClick={() => go(1)}
              aria-label="Next"
            >
              <Chevron points="6 3 11 8 6 13" />
            </button>
          </div>
          <button type="button" className="close" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </header>
      <div className="stage" data-zoom={zoom} ref={stage} tabIndex={-1}>
        <Current entry={entry} />
      </div>
      <Footer entry={entry} />
    </dialog>
  );
}

function Footer({ entry }: { entry: ReportEntry }) {
  const { difference, problems, status } = entry;
  // A Storybook needs a server: that of `npm start` for a report that it serves, or on disk, the published one beside a
  // published report.
  const started = isServed ? '../' : 'http://localhost:6006/';
  const isBuilt = !isServed && location.protocol !== 'file:';
  const base = isBuilt ? '../../dist/storybook/index.html' : started;
  return (
    <footer>
      <div className="facts">
        {difference && (
          <p>
            {difference.pixels.toLocaleString('en')}{' '}
            {difference.pixels === 1 ? 'pixel differs' : 'pixels differ'}, by up to{' '}
            {difference.largest} of 255
            {difference.sizes &&
              ` · ${difference.sizes.before.join(' × ')} became ${difference.sizes.after.join(' × ')}`}
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem} className="problem">
            {problem}
          </p>
        ))}
        {status === 'new' && <p>It has no baseline yet.</p>}
        {status === 'removed' && <p>This baseline no longer has a story.</p>}
        {status === 'same' && <p>As accepted.</p>}
      </div>
      {status !== 'removed' && (
        <a href={base + entry.link} target="_blank" rel="noreferrer" title="Runs with npm start">
          Open in Storybook
        </a>
      )}
      {status !== 'same' && status !== 'failed' && (
        <>
          <code>{acceptCommand(entry.id)}</code>
          <AcceptButton entries={[entry]} names={entry.id} />
        </>
      )}
    </footer>
  );
}

function Chevron({ points }: { points: string }) {
  return (
    <svg className="chevron" viewBox="0 0 16 16" aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
}

interface ChoiceProps {
  label: string;
  names: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

function Choice({ label, names, chosen, onChoose }: ChoiceProps) {
  return (
    <div className="tabs" role="group" aria-label={label}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
