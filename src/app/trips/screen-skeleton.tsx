import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from '../../primitives/skeleton';
import { Brand } from '../frame/brand';
import frame from '../frame/frame.module.css';
import heading from '../frame/screen-heading.module.css';
import type { ScreenSkeletonProps } from '../frame/waiting';
import form from '../screens/trip-form.module.css';
import settings from '../settings/settings-screen.module.css';
import styles from './screen-skeleton.module.css';
import calendar from './trip-calendar.module.css';
import filter from './trip-filter.module.css';
import list from './trip-list.module.css';
import trip from './trip-screen.module.css';
import trips from './trips-screen.module.css';

/** Decorative skeleton of a screen while its data is loading, in the places and sizes of the screen itself. */
export function ScreenSkeleton({ kind, isPage = false }: ScreenSkeletonProps) {
  const Body = bodies[kind];
  const body = (
    <div aria-hidden="true" data-kind={kind} className={styles.root}>
      <Body />
    </div>
  );
  if (!isPage) return body;
  return (
    <div className={frame.root}>
      <div aria-hidden="true" className={frame.header}>
        <div className={frame.bar}>
          <div className={frame.narrow} />
          <Brand />
          <div className={frame.narrow} />
        </div>
      </div>
      <div className={frame.main}>{body}</div>
    </div>
  );
}

const bodies = { list: ListBones, trip: TripBones, form: FormBones, settings: SettingsBones };

/** Skeleton of a line of text, in an element with its style. */
function Line({ className, ...rest }: SkeletonProps) {
  return (
    <div className={className}>
      <div className={styles.line}>
        <Skeleton shape="thin" {...rest} />
      </div>
    </div>
  );
}

interface HeadingProps {
  /** Width of the title. Default: `40%`. */
  width?: SkeletonProps['width'];
  /** Line above the title. */
  before?: ReactNode;
  /** Image beside the title. */
  mark?: ReactNode;
  /** Line below the title. */
  after?: ReactNode;
  /** Whether there is a button at the end. Default: `false`. */
  hasAction?: boolean;
}

function Heading({ width = '40%', before, mark, after, hasAction = false }: HeadingProps) {
  return (
    <div className={heading.root}>
      {before}
      <div data-marked={mark ? '' : undefined} className={heading.row}>
        <div className={heading.line}>
          {mark}
          <div className={`${heading.named} ${styles.grow}`}>
            <div className={heading.title}>
              <div className={styles.line}>
                <Skeleton width={width} className={styles.title} />
              </div>
            </div>
            {after}
          </div>
        </div>
        {hasAction && (
          <div className={heading.actions}>
            <Skeleton shape="control" width="7rem" />
          </div>
        )}
      </div>
    </div>
  );
}

function ListBones() {
  return (
    <>
      <Heading width={72} after={<Line width={150} className={trips.count} />} hasAction />
      <div className={trips.root}>
        <div className={trips.filter}>
          <div className={filter.root}>
            <Skeleton className={`${filter.search} ${styles.tile}`} />
            <div className={filter.tiles}>
              {[118, 98, 72, 82, 84].map((width) => (
                <Skeleton key={width} width={width} className={styles.tile} />
              ))}
            </div>
          </div>
        </div>
        <div className={trips.list}>
          <div className={list.root}>
            {[204, 144, 240, 180, 168, 228, 132, 192, 174, 216].map((width) => (
              <div key={width} className={list.item}>
                <Skeleton shape="block" />
                <div className={list.text}>
                  <Line shape="line" width={width} className={list.title} />
                  <Line width={width * 0.8} className={list.facts} />
                </div>
                <div className={list.tags}>
                  <Skeleton width={width * 0.6} className={styles.chip} />
                </div>
                <div className={list.end}>
                  <Skeleton width={64} className={styles.chip} />
                </div>
              </div>
            ))}
          </div>
          <Skeleton shape="control" width="18.25rem" className={styles.pages} />
        </div>
        <div className={trips.calendar}>
          <CalendarSkeleton />
        </div>
      </div>
    </>
  );
}

/** Decorative skeleton of the calendar beside the list, with its title. */
export function CalendarSkeleton() {
  return (
    <div aria-hidden="true">
      <Line shape="line" width="30%" className={calendar.title} />
      <Line width="80%" className={calendar.hint} />
      <div className={styles.month}>
        <Skeleton width="35%" />
        <div className={styles.days}>
          {Array.from({ length: 35 }, (_, place) => (
            <div key={place} />
          ))}
        </div>
      </div>
    </div>
  );
}

function TripBones() {
  return (
    <>
      <Heading
        before={<Line width={80} className={heading.back} />}
        mark={<Skeleton shape="block" className={styles.mosaic} />}
        after={<Line width={180} className={trip.line} />}
        hasAction
      />
      <div className={trip.root}>
        <div className={trip.strip}>
          <Skeleton shape="control" width="100%" />
        </div>
        <div className={trip.notes}>
          {[14, 92, 96, 58, 88, 94, 72, 40].map((share) => (
            <Skeleton key={share} width={`${share}%`} />
          ))}
        </div>
        <div className={trip.facts}>
          {[36, 28, 44, 30, 40, 34].map((share, place) => (
            <div key={share} className={trip.fact}>
              <Line width={`${share + 20}%`} />
              <div>
                <Line shape="line" width={`${share + 30}%`} />
                {place < 2 && <Line width={`${share + 50}%`} className={trip.zone} />}
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function FormBones() {
  return (
    <div className={form.column}>
      <Heading before={<Line width={80} className={heading.back} />} />
      <div className={form.form}>
        <div className={form.fields}>
          <FieldBones isWide />
          {[16, 14, 10, 18].map((share) => (
            <FieldBones key={share} share={share} />
          ))}
          <FieldBones isWide />
          <FieldBones isWide hasHint className={styles.tags} />
          <FieldBones hasHint />
          <FieldBones hasHint />
          <FieldBones isWide hasHint className={styles.notes} />
        </div>
        <div className={form.actions}>
          <Skeleton shape="control" width="4rem" />
        </div>
      </div>
    </div>
  );
}

interface FieldBonesProps {
  /** Width of the label, in percent. Default: 12. */
  share?: number;
  /** Whether the field is as wide as the form. */
  isWide?: boolean;
  /** Whether there is a line below the label. */
  hasHint?: boolean;
  /** Class of the control. */
  className?: string;
}

function FieldBones({ share = 12, isWide = false, hasHint = false, className }: FieldBonesProps) {
  return (
    <div className={`${styles.field} ${isWide ? form.wide : ''}`}>
      <Line width={`${share}%`} />
      {hasHint && <Line width={`${share + 20}%`} />}
      <Skeleton shape="control" className={className} />
    </div>
  );
}

function SettingsBones() {
  return (
    <div className={settings.screen}>
      <Heading after={<Line width="30%" className={settings.hint} />} />
      {[3, 4].map((count) => (
        <div key={count} className={settings.group}>
          <Line shape="line" width="20%" className={settings.title} />
          <div className={settings.settings}>
            {[36, 28, 44, 30].slice(0, count).map((share) => (
              <div key={share} className={settings.setting}>
                <Line width={`${share}%`} className={settings.label} />
                <Skeleton shape="control" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
