import type { ReactNode } from 'react';
import { RangeCalendar } from '#src/components/calendar/index.ts';
import { Pagination } from '#src/components/pagination/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import styles from './theme-builder.module.css';

/** Widgets that show a theme: a calendar, and a card with what is given, buttons and pages. */
export function ThemeSpecimen({ children }: { children?: ReactNode }) {
  return (
    <>
      <RangeCalendar
        aria-label="Stay"
        today="2026-04-03"
        defaultValue={{ from: '2026-04-08', to: '2026-04-15' }}
      />
      <Card className={styles.card}>
        {children}
        <div className={styles.buttons}>
          <Button variant="solid">Save trip</Button>
          <Button variant="soft">Add day</Button>
          <Button>Cancel</Button>
        </div>
        <Pagination aria-label="Pages" defaultPage={2} total={50} summary={false} />
      </Card>
    </>
  );
}
