import { useState } from 'react';
import { FilterBar } from './filter-bar';
import { filterPictures, lightFromLeft } from './gallery-pictures';
import { PictureGrid } from './picture-grid';
import { Review } from './review';
import { usePictures } from './use-pictures';

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
