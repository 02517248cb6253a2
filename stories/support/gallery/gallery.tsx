import { useState } from 'react';
import { filterPictures, lightFromLeft, usePictures } from './gallery-pictures';
import { FilterBar, PictureGrid } from './picture-grid';

/** Link to the differences of the last run, which can be accepted in development. */
function Review() {
  if (!import.meta.env.DEV) {
    return (
      <p>
        A built Storybook shows only baselines. To review screenshots, run <code>npm start</code>{' '}
        after <code>npm run test:visual</code>.
      </p>
    );
  }
  return (
    <p>
      After <code>npm run test:visual</code>,{' '}
      <a href="pictures-review/" target="_blank" rel="noreferrer">
        review the screenshots that differ
      </a>
      . Accepting one makes it the new baseline in the repository.
    </p>
  );
}

/** Gallery of the baselines of all stories, after the differences of the last run. */
export function Gallery() {
  const pictures = usePictures();
  const [filter, setFilter] = useState(lightFromLeft);
  if (!pictures) return <p data-loading>Loading the screenshots …</p>;
  const shown = filterPictures(pictures, filter);
  return (
    <>
      <h2 id="differences">Differences of the last run</h2>
      <Review />
      <h2 id="baselines">Baselines</h2>
      <FilterBar pictures={pictures} filter={filter} onFilterChange={setFilter} />
      <p role="status">{`${shown.length} of ${pictures.length} screenshots`}</p>
      <PictureGrid page={12} key={JSON.stringify(filter)} pictures={shown} />
    </>
  );
}
