import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import { z } from 'zod';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { focusFirstInvalid, onChange, onLeave } from '../connect-field';
import { emptyTrip, isCompleteRange, type Trip } from './trip';
import { TripCard, TripField } from './trip-field';
import styles from './trip-field.module.css';

const day = z.string().nullable();

const given = (sentence: string) => ({ message: sentence });

/** Schema of the form. */
const tripSchema = z.object({
  title: z.string().trim().min(1, 'Give the trip a name.').max(40, 'Enter at most 40 characters.'),
  dates: z
    .object({ from: day, to: day })
    .nullable()
    .refine(isCompleteRange, given('Enter the start and the end date.')),
  country: z
    .string()
    .nullable()
    .refine((code) => code !== null, given('Choose a country.')),
  comfort: z
    .number()
    .nullable()
    .refine((stars) => stars !== null, given('Say how comfortable it should be.')),
  topics: z.array(z.string()).min(1, 'Name a topic.').max(3, 'Name at most three topics.'),
  color: z
    .string()
    .nullable()
    .refine((color) => color !== null, given('Choose a color for your calendar.')),
});

/** Props of {@link TripByTanstackForm}. */
interface TripByTanstackFormProps {
  /** Called with the trip when the form is valid. */
  onTrip?: (trip: Trip) => void;
  /** Initial values. Default: those of a new trip. */
  trip?: Trip;
}

/** Trip form with TanStack Form: each field passes its value and change handler to a component. */
export function TripByTanstackForm({ onTrip, trip = emptyTrip }: TripByTanstackFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: trip,
    validationLogic: revalidateLogic({ mode: 'blur' }),
    validators: { onDynamic: tripSchema },
    onSubmit: ({ value }) => onTrip?.(value),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  });
  return (
    <TripCard>
      <form
        ref={element}
        noValidate
        aria-label="New trip"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
        onReset={() => form.reset()}
      >
        <form.Field name="title">
          {({ state, handleChange, handleBlur }) => (
            <TripField label="Name of the trip" wide error={state.meta.errors[0]?.message}>
              {(field) => (
                <TextInput
                  {...field}
                  value={state.value}
                  onChange={(event) => handleChange(event.target.value)}
                  onBlur={handleBlur}
                />
              )}
            </TripField>
          )}
        </form.Field>
        <form.Field name="dates">
          {(api) => (
            <TripField label="Dates" error={api.state.meta.errors[0]?.message}>
              {(field) => <DateRangePicker {...field} {...connectedProps(api)} />}
            </TripField>
          )}
        </form.Field>
        <form.Field name="country">
          {(api) => (
            <TripField label="Country" error={api.state.meta.errors[0]?.message}>
              {(field) => <CountrySelect {...field} {...connectedProps(api)} />}
            </TripField>
          )}
        </form.Field>
        <form.Field name="comfort">
          {(api) => (
            <TripField label="Comfort" wide error={api.state.meta.errors[0]?.message}>
              {(field) => <Rating {...field} {...connectedProps(api)} />}
            </TripField>
          )}
        </form.Field>
        <form.Field name="topics">
          {(api) => (
            <TripField label="Topics" error={api.state.meta.errors[0]?.message}>
              {(field) => <TagInput {...field} {...connectedProps(api)} />}
            </TripField>
          )}
        </form.Field>
        <form.Field name="color">
          {(api) => (
            <TripField label="Color" error={api.state.meta.errors[0]?.message}>
              {(field) => <ColorInput {...field} {...connectedProps(api)} />}
            </TripField>
          )}
        </form.Field>
        <div className={styles.buttons}>
          <form.Subscribe selector={(state) => state.isSubmitting}>
            {(isSubmitting) => (
              <Button type="submit" variant="solid" disabled={isSubmitting}>
                Save the trip
              </Button>
            )}
          </form.Subscribe>
          <Button type="reset">Start again</Button>
        </div>
      </form>
    </TripCard>
  );
}

interface FieldApi<Value> {
  state: { value: Value };
  handleChange: (value: Value) => void;
  handleBlur: () => void;
}

/** Returns the props of a component that TanStack Form controls. */
function connectedProps<Value>({ state, handleChange, handleBlur }: FieldApi<Value>) {
  return {
    value: state.value,
    onValueChange: onChange(handleChange),
    onBlur: onLeave(handleBlur),
  };
}
