import { useState } from 'react';
import type { PictureDifference, PictureFacts } from '#.storybook/pictures/publish-pictures.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Callout } from '#src/primitives/callout/index.ts';
import { filterPictures, lightFromLeft, usePictures } from './gallery-pictures';
import styles from './gallery.module.css';
import { FilterBar, PictureGrid } from './picture-grid';

/** Props of {@link Review}. */
interface ReviewProps {
  review: PictureFacts['review'];
  /** Called after a screenshot has been accepted. */
  onAccept: () => void;
}

async function accept(id: string): Promise<void> {
  const response = await fetch('pictures-review/accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  if (!response.ok) throw new Error(await response.text());
}

function Picture({ kind, name, id }: { kind: string; name: string; id: string }) {
  const src = `pictures-review/${kind}/${id}.png`;
  return (
    <figure className={styles.side}>
      <figcaption>{name}</figcaption>
      <a href={src} target="_blank" rel="noreferrer">
        <img src={src} alt={`${id}, ${name}, full size`} loading="lazy" />
      </a>
    </figure>
  );
}

function Difference({
  difference,
  onAccept,
}: {
  difference: PictureDifference;
  onAccept: () => void;
}) {
  const { id, status, text, story } = difference;
  const [isLive, setIsLive] = useState(false);
  const [problem, setProblem] = useState('');
  const press = () => {
    accept(id).then(onAccept, (error: unknown) =>
      setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <li className={styles.difference}>
      <p className={styles.differenceName}>
        <code>{id}</code> {text}
      </p>
      <div className={styles.sides}>
        {status !== 'new' && <Picture kind="before" name="Baseline" id={id} />}
        {status !== 'removed' && <Picture kind="shots" name="Last run" id={id} />}
        {status === 'changed' && <Picture kind="differences" name="Difference" id={id} />}
        {isLive && (
          <figure className={styles.side}>
            <figcaption>Live</figcaption>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The story is a page of this Storybook and needs its origin. */}
            <iframe className={styles.live} src={story} title={`${id}, live`} />
          </figure>
        )}
      </div>
      <p className={styles.actions}>
        {status !== 'failed' && (
          <Button variant="solid" onClick={press}>
            Accept
          </Button>
        )}
        {status !== 'removed' && (
          <Button aria-pressed={isLive} onClick={() => setIsLive(!isLive)}>
            Live story
          </Button>
        )}
      </p>
      {problem && <Callout tone="danger">{problem}</Callout>}
    </li>
  );
}

/** Button that accepts several screenshots, one after the other, until one fails. */
function AcceptAll({ ids, onAccept }: { ids: readonly string[]; onAccept: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const press = async () => {
    setProblem('');
    setIsBusy(true);
    try {
      for (const id of ids) await accept(id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
      onAccept();
    }
  };
  return (
    <div className="sb-unstyled">
      <Button loading={isBusy} onClick={() => void press()}>
        {`Accept all ${ids.length}`}
      </Button>
      {problem && <Callout tone="danger">{problem}</Callout>}
    </div>
  );
}

/** Differences of the last run, which can be accepted in development. */
export function Review({ review, onAccept }: ReviewProps) {
  if (!review) {
    return (
      <p>
        A built Storybook shows only baselines. To review screenshots, run <code>npm start</code>{' '}
        after <code>npm run test:visual</code>.
      </p>
    );
  }
  const { differences, taken } = review;
  if (taken === 0) {
    return (
      <p>
        No screenshots have been taken yet. Run <code>npm run test:visual</code>.
      </p>
    );
  }
  if (differences.length === 0) return <p>{`All ${taken} screenshots match their baselines.`}</p>;
  const acceptable = differences.flatMap(({ id, status }) => (status === 'failed' ? [] : id));
  return (
    <>
      <p>{`${differences.length} of ${taken} screenshots differ. Accepting one makes it the new baseline in the repository.`}</p>
      {acceptable.length > 1 && <AcceptAll ids={acceptable} onAccept={onAccept} />}
      <ul className={`sb-unstyled ${styles.differences}`}>
        {differences.map((difference) => (
          <Difference key={difference.id} difference={difference} onAccept={onAccept} />
        ))}
      </ul>
    </>
  );
}

/** Gallery of the baselines of all stories, after the differences of the last run. */
export function Gallery() {
  const [read, readAgain] = usePictures();
  const [filter, setFilter] = useState(lightFromLeft);
  if (!read) return <p data-loading>Loading the screenshots …</p>;
  const shown = filterPictures(read.pictures, filter);
  return (
    <>
      <h2 id="differences">Differences of the last run</h2>
      <Review review={read.review} onAccept={readAgain} />
      <h2 id="baselines">Baselines</h2>
      <FilterBar pictures={read.pictures} filter={filter} onFilterChange={setFilter} />
      <p role="status">{`${shown.length} of ${read.pictures.length} screenshots`}</p>
      <PictureGrid page={12} key={JSON.stringify(filter)} pictures={shown} />
    </>
  );
}
