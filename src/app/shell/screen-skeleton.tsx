import type { SkeletonKind } from './skeleton-of';
import styles from './screen-skeleton.module.css';

/** Lines of a skeleton's parts: each is as wide as its share of the room, in percent. */
const shares = {
  rows: [44, 30, 52, 38, 34, 48, 28, 41, 36, 50],
  filters: [22, 18, 28, 14, 34, 26],
  facts: [36, 28, 44, 30, 40],
  fields: [12, 16, 14, 10, 14, 12],
  notes: [96, 88, 92, 60],
} as const;

/** Outline of a screen while its data is on the way, for the eye alone. It appears after a moment. */
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
      <Heading />
      <div className={styles.columns} data-side="start">
        <div className={styles.side}>
          <Card lines={shares.filters} part={styles.field} />
          <div className={styles.calendar} />
        </div>
        <Card lines={shares.rows} part={styles.row} />
      </div>
    </>
  );
}

function TripBones() {
  return (
    <>
      <Heading />
      <div className={styles.columns} data-side="end">
        <Card lines={shares.notes} part={styles.line} />
        <Card lines={shares.facts} part={styles.fact} />
      </div>
    </>
  );
}

function FormBones() {
  return (
    <>
      <Heading />
      <Card lines={shares.fields} part={styles.field} />
    </>
  );
}

function SettingsBones() {
  return (
    <>
      <Heading />
      {[0, 1, 2].map((group) => (
        <Card key={group} lines={shares.facts.slice(0, 3)} part={styles.setting} />
      ))}
    </>
  );
}

function Heading() {
  return (
    <div className={styles.heading}>
      <Bone share={14} />
      <Bone share={8} />
    </div>
  );
}

/** Props of {@link Card}. */
interface CardProps {
  /** Width of the first line of each part, in percent. */
  lines: readonly number[];
  /** Class of a part. */
  part: string | undefined;
}

function Card({ lines, part }: CardProps) {
  return (
    <div className={styles.card}>
      {lines.map((share, place) => (
        <div key={place} className={part}>
          <Bone share={share} />
          <Bone share={Math.max(12, share - 16)} />
        </div>
      ))}
    </div>
  );
}

// Its width is an attribute of a drawing, because the page's policy forbids a style in the markup.
function Bone({ share }: { share: number }) {
  return <svg width={`${share}%`} className={styles.bone} />;
}
