import { useState } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import type { GalleryPicture } from './gallery-pictures';
import styles from './gallery.module.css';

/** Props of {@link PictureGrid}. */
interface PictureGridProps {
  pictures: readonly GalleryPicture[];
  /** Number of pictures that are shown at first. */
  page: number;
}

function Card({ picture }: { picture: GalleryPicture }) {
  const { story, name, title, mode, src, size } = picture;
  const [width, height] = size;
  return (
    <li className={styles.item}>
      <a
        className={styles.card}
        href={`./?path=/story/${story}`}
        target="_top"
        aria-label={`${title}, ${name}, ${mode}`}
      >
        <span className={styles.thumb}>
          <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
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
        {`${mode}, ${width} × ${height}`}
      </a>
    </li>
  );
}

/** Grid of pictures, each a link to its live story; further ones are shown on request. */
export function PictureGrid({ pictures, page }: PictureGridProps) {
  const [shown, setShown] = useState(page);
  if (pictures.length === 0) return <p>No picture matches.</p>;
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
