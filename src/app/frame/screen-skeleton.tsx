import { Skeleton } from '../../primitives/skeleton';
import styles from './screen-skeleton.module.css';

/** Kind of skeleton. */
export type SkeletonKind = 'list' | 'trip' | 'form' | 'settings';

/** Widths of a skeleton's lines in percent. */
const shares = {
  rows: [34, 24, 40, 30, 28, 38, 22, 32, 29, 36],
  facts: [36, 28, 44, 30, 40],
  notes: [92, 96, 58, 88, 94, 72, 40],
} as const;

/** Decorative skeleton of a screen while its data is loading. */
export function ScreenSkeleton({ kind }: { kind: SkeletonKind }) {
  const Body = bodies[kind];
  return (
    <div aria-hidden="true" data-kind={kind} className={styles.root}>
      <Body />
    </div>
  );
}

const bodies = { list: ListBones, trip: TripBones, form: FormBones, settings: SettingsBones };

function ListBones() {
  return (
    <>
      <Heading hasAction />
      <div className={styles.columns}>
        <div className={styles.calendarPlace}>
          <CalendarSkeleton />
        </div>
        <div className={styles.filters}>
          {[224, 118, 98, 72, 82, 84].map((width) => (
            <Skeleton key={width} width={width} className={styles.filter} />
          ))}
        </div>
        <div className={styles.list}>
          {shares.rows.map((share, place) => (
            <div key={place} className={styles.row}>
              <Skeleton shape="block" />
              <div className={styles.lines}>
                <Skeleton width={`${share}%`} />
                <Skeleton shape="thin" width={`${share + 12}%`} />
              </div>
              <Skeleton width={share * 4} className={styles.chip} />
              <Skeleton width={64} className={styles.chip} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Decorative skeleton of the calendar beside the list, with its title. */
export function CalendarSkeleton() {
  return (
    <div aria-hidden="true" className={styles.calendar}>
      <Skeleton width="40%" />
      <div className={styles.month}>
        <Skeleton width="35%" />
      </div>
    </div>
  );
}

function TripBones() {
  return (
    <>
      <Heading hasMosaic hasAction />
      <div className={styles.trip}>
        <div className={styles.notes}>
          {shares.notes.map((share) => (
            <Skeleton key={share} width={`${share}%`} />
          ))}
        </div>
        <div className={styles.facts}>
          {shares.facts.map((share) => (
            <div key={share} className={styles.fact}>
              <Skeleton shape="thin" width={`${share + 20}%`} />
              <Skeleton width={`${share + 30}%`} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function FormBones() {
  return (
    <>
      <Heading hasLine={false} />
      <div className={styles.form}>
        {[12, 16, 14, 10, 18, 11, 15].map((share, place) => (
          <FieldBone key={share} share={share} isHalf={place > 0 && place < 5} />
        ))}
      </div>
    </>
  );
}

function SettingsBones() {
  return (
    <>
      <Heading />
      {[0, 1].map((group) => (
        <div key={group} className={styles.card}>
          {shares.facts.slice(0, 3).map((share) => (
            <div key={share} className={styles.setting}>
              <Skeleton width={`${share}%`} />
              <Skeleton shape="control" width="40%" />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

interface HeadingProps {
  /** Whether there is an image beside the title. Default: `false`. */
  hasMosaic?: boolean;
  /** Whether there is a line below the title. Default: `true`. */
  hasLine?: boolean;
  /** Whether there is a button at the end. Default: `false`. */
  hasAction?: boolean;
}

function Heading({ hasMosaic = false, hasLine = true, hasAction = false }: HeadingProps) {
  return (
    <div className={styles.heading}>
      {hasMosaic && <Skeleton shape="block" className={styles.mosaic} />}
      <div className={styles.lines}>
        <Skeleton width="24%" className={styles.title} />
        {hasLine && <Skeleton shape="thin" width="14%" />}
      </div>
      {hasAction && <Skeleton shape="control" width="7rem" className={styles.action} />}
    </div>
  );
}

interface FieldBoneProps {
  /** Width of the label, in percent. */
  share: number;
  /** Whether it is one of two in a row. */
  isHalf?: boolean;
}

function FieldBone({ share, isHalf = false }: FieldBoneProps) {
  return (
    <div data-half={isHalf ? '' : undefined} className={styles.field}>
      <Skeleton shape="thin" width={`${share}%`} />
      <Skeleton shape="control" />
    </div>
  );
}
