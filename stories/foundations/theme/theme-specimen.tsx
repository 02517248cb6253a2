import { RangeCalendar } from '#src/components/calendar/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { Pagination } from '#src/components/pagination/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { stay, today } from '#stories/support/trips/trip-world.ts';
import styles from './theme-builder.module.css';

/** Shows a theme with a calendar and a card with fields, buttons and pages. */
export function ThemeSpecimen() {
  return (
    <>
      <RangeCalendar aria-label="Stay" today={today} defaultValue={stay} />
      <Card className={styles.card}>
        <div className={styles.fields}>
          <Field label="Name" name="name" required>
            <TextInput defaultValue="Ada Lovelace" />
          </Field>
          <Field label="Arrival" name="arrival">
            <DatePicker defaultValue="2026-04-16" today={today} />
          </Field>
        </div>
        <Field label="Topics" name="topics">
          <TagInput defaultValue={['family', 'slow train']} />
        </Field>
        <div className={styles.buttons}>
          <Button variant="solid">Save trip</Button>
          <Button variant="soft">Add day</Button>
          <Button>Cancel</Button>
        </div>
        <Pagination aria-label="Pages" defaultPage={2} itemCount={50} showSummary={false} />
      </Card>
    </>
  );
}
