import { useOf } from '@storybook/addon-docs/blocks';
import { useRef, useState } from 'react';
import { useWasNear } from '#stories/support/docs/use-near.ts';
import { filterPictures, lightFromLeft, usePictures, type GalleryFilter } from './gallery-pictures';
import styles from './gallery.module.css';
import { FilterBar, PictureGrid } from './picture-grid';

type Stories = Parameters<typeof useOf>[0];

/**
 * Screenshots of all states of a component, or of each component of a family, in light from left to right at first; each
 * links to its live story.
 */
export function AllStates({ of }: { of: Stories | readonly Stories[] }) {
  const section = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(section);
  return (
    <div ref={section} className={styles.states}>
      {wasNear &&
        (Array.isArray(of) ? of : [of]).map((each: Stories, index) => (
          <States key={index} of={each} isNamed={Array.isArray(of)} />
        ))}
    </div>
  );
}

function States({ of, isNamed }: { of: Stories; isNamed: boolean }) {
  const { preparedMeta } = useOf(of, ['meta']);
  const pictures = usePictures();
  const [filter, setFilter] = useState<GalleryFilter>(lightFromLeft);
  if (!pictures) return <p>Loading the screenshots …</p>;
  const shown = filterPictures(pictures, { ...filter, title: preparedMeta.title });
  return (
    <>
      {isNamed && <h3>{preparedMeta.title.split('/').at(-1)}</h3>}
      <FilterBar pictures={pictures} filter={filter} onFilterChange={setFilter} hasTitles={false} />
      <PictureGrid page={8} key={JSON.stringify(filter)} pictures={shown} />
    </>
  );
}
