import { CountrySelect } from '#src/components/country-select/index.ts';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { Field, Form, type FormAnswer } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';

/** Props of {@link BookingForm}. */
interface BookingFormProps {
  /** Called with the values once all of them are valid. */
  onBook: (values: object) => FormAnswer | Promise<FormAnswer>;
}

/** Form that books a stay. */
export function BookingForm({ onBook }: BookingFormProps) {
  return (
    <Form aria-label="Booking" onSubmit={onBook}>
      <Field name="email" label="Email" rules="required|email">
        <TextInput type="email" />
      </Field>
      <Field name="stay" label="Stay" rules="required">
        <DateRangePicker min="2026-04-01" />
      </Field>
      <Field name="country" label="Country" rules="required">
        <CountrySelect />
      </Field>
      <Field name="wishes" label="Wishes">
        <TagInput maxTags={3} />
      </Field>
      <Field name="stars" label="Hotel stars" rules="required">
        <Rating />
      </Field>
      <Button type="submit">Book</Button>
    </Form>
  );
}
