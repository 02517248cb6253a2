/** Picture in the data of the report page. */
export interface ReportEntry {
  /** Name of the picture, `<story id>/<mode>`, and of its files. */
  id: string;
  /** Story id. */
  story: string;
  /** Name of the mode. */
  mode: string;
  /** Path in the sidebar. */
  title: string;
  /** Name of the story. */
  name: string;
  /** Query that opens the story in a Storybook, with the mode's globals. */
  link: string;
  /** State of the picture. */
  status: 'same' | 'changed' | 'new' | 'failed' | 'removed';
  /** Sentences about why it failed. */
  problems: string[];
  /** What differs, when it changed. */
  difference: {
    pixels: number;
    largest: number;
    box: { x: number; y: number; width: number; height: number };
    sizes: { before: [number, number]; after: [number, number] } | null;
    signature: string;
  } | null;
}

/** Data of the report page. */
export interface ReportData {
  /** Name of the browser whose pictures decide. */
  pinned: string;
  /** Whether it took these pictures. */
  decides: boolean;
  /** Pictures of the run. */
  entries: ReportEntry[];
}
