import { useEffect, useState, type CSSProperties, type FunctionComponent } from 'react';
import type { ReportEntry } from './data';
import { fileOf } from './filters';

/** Sizes that a picture can be looked at in. */
export const zooms = ['fit', '100%', '200%', '400%'] as const;

/** Size that a picture is looked at in. */
export type Zoom = (typeof zooms)[number];

interface NamedView {
  /** Label of the view's button. */
  name: string;
  View: FunctionComponent<{ entry: ReportEntry }>;
}

/** Ways of looking at a picture, the best one first. */
export function viewsOf({ status }: ReportEntry): [NamedView, ...NamedView[]] {
  if (status !== 'changed') return [{ name: 'Picture', View: SinglePicture }];
  return [
    { name: 'Side by side', View: SideBySide },
    { name: 'Slider', View: Slider },
    { name: 'Difference', View: DifferenceView },
    { name: 'Blink', View: Blink },
  ];
}

function SinglePicture({ entry }: { entry: ReportEntry }) {
  const folder = entry.status === 'removed' ? 'before' : 'shots';
  return (
    <figure>
      <img
        src={fileOf(folder, entry.id)}
        alt={`${entry.name}, ${entry.mode}`}
        onError={(event) => event.currentTarget.setAttribute('hidden', '')}
      />
    </figure>
  );
}

function SideBySide({ entry }: { entry: ReportEntry }) {
  return (
    <div className="pair">
      <figure>
        <figcaption>Before</figcaption>
        <Marked entry={entry} folder="before" alt="Before" />
      </figure>
      <figure>
        <figcaption>After</figcaption>
        <Marked entry={entry} folder="shots" alt="After" />
      </figure>
    </div>
  );
}

function DifferenceView({ entry }: { entry: ReportEntry }) {
  return (
    <figure>
      <figcaption>Pixels that differ, in magenta</figcaption>
      <Marked entry={entry} folder="differences" alt="Pixels that differ" />
    </figure>
  );
}

interface MarkedProps {
  entry: ReportEntry;
  folder: 'shots' | 'before' | 'differences';
  alt: string;
}

// The frame helps to find a single pixel.
function Marked({ entry, folder, alt }: MarkedProps) {
  const [size, setSize] = useState<[number, number] | null>(null);
  const box = entry.difference?.box;
  const frame: CSSProperties | undefined =
    size && box
      ? {
          insetInlineStart: `${(box.x / size[0]) * 100}%`,
          insetBlockStart: `${(box.y / size[1]) * 100}%`,
          inlineSize: `${(box.width / size[0]) * 100}%`,
          blockSize: `${(box.height / size[1]) * 100}%`,
        }
      : undefined;
  return (
    <span className="marked">
      <img
        src={fileOf(folder, entry.id)}
        alt={alt}
        onLoad={({ currentTarget: image }) => setSize([image.naturalWidth, image.naturalHeight])}
      />
      {frame && <span className="frame" style={frame} />}
    </span>
  );
}

function Slider({ entry }: { entry: ReportEntry }) {
  const [part, setPart] = useState(50);
  return (
    <figure>
      <figcaption>
        <span>Before</span>
        <span>After</span>
      </figcaption>
      <div className="slider" style={{ '--part': `${part}%` } as CSSProperties}>
        <img src={fileOf('shots', entry.id)} alt="After" />
        <img className="over" src={fileOf('before', entry.id)} alt="Before" />
        <input
          type="range"
          min={0}
          max={100}
          step={0.5}
          value={part}
          aria-label="Share of the previous picture"
          onChange={(event) => setPart(event.target.valueAsNumber)}
        />
      </div>
    </figure>
  );
}

function Blink({ entry }: { entry: ReportEntry }) {
  const [after, setAfter] = useState(true);
  const [running, setRunning] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setAfter((shown) => !shown), 700);
    return () => clearInterval(timer);
  }, [running]);
  return (
    <figure>
      <figcaption>
        <span>{after ? 'After' : 'Before'}</span>
        <span className="buttons">
          <button type="button" onClick={() => setRunning(!running)}>
            {running ? 'Pause' : 'Blink'}
          </button>
          <button type="button" disabled={running} onClick={() => setAfter(!after)}>
            Switch
          </button>
        </span>
      </figcaption>
      <div className="blink">
        <img src={fileOf('before', entry.id)} alt="Before" data-shown={after ? undefined : ''} />
        <img src={fileOf('shots', entry.id)} alt="After" data-shown={after ? '' : undefined} />
      </div>
    </figure>
  );
}
