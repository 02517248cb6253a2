/** Picture of a story in a mode. */
export interface PictureFact {
  /** Name of the picture, `<story id>/<mode>`. */
  id: string;
  /** Path of the file that contains it. */
  file: string;
  /** Its place in the file, in pixels. */
  box: { x: number; y: number; width: number; height: number };
  /** Width and height of the file in pixels. */
  size: readonly [width: number, height: number];
}

/** Picture of the last run that differs from the accepted one. */
export interface PictureDifference {
  /** Name of the picture. */
  id: string;
  status: 'changed' | 'new' | 'failed' | 'removed';
  /** One sentence about the difference. */
  text: string;
  /** Query that opens the story alone with the settings of the picture. */
  story: string;
}

/** Contents of `pictures.json`. */
export interface PictureFacts {
  /** Accepted pictures. */
  pictures: readonly PictureFact[];
  /** Differences of the last run, in development; none in a built Storybook, which cannot accept a picture. */
  review: { differences: readonly PictureDifference[]; taken: number } | null;
}
