/** Picture of a story in a mode. */
export interface PictureFact {
  /** Name of the picture, `<story id>/<mode>`. */
  id: string;
  /** Width and height in pixels. */
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
