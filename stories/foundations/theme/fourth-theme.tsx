import { RangeCalendar } from '#src/components/calendar/index.ts';
import { Pagination } from '#src/components/pagination/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import './terracotta.css';
import styles from './theme-builder.module.css';

/** Widgets in a theme that ten lines of CSS make. */
export function FourthTheme() {
  return (
    // What the theme does not set comes from the light one.
    <div data-theme="light">
      <div className={styles.specimen} data-theme="terracotta">
        <RangeCalendar
          aria-label="Stay"
          today="2026-04-03"
          defaultValue={{ from: '2026-04-08', to: '2026-04-15' }}
        />
        <Card className={styles.card}>
          <div className={styles.buttons}>
            <Button variant="solid">Save trip</Button>
            <Button variant="soft">Add day</Button>
            <Button>Cancel</Button>
          </div>
          <Pagination aria-label="Pages" defaultPage={2} total={50} summary={false} />
        </Card>
      </div>
    </div>
  );
}
