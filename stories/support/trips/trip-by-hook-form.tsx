import { useController, useForm, type Control, type FieldErrors } from 'react-hook-form';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { onChange, onLeave } from '../connect-field';
import { errorOf, emptyTrip, type Trip } from './trip';
import { TripCard, TripField } from './trip-field';
import styles from './trip-field.module.css';

/** Props of {@link TripByHookForm}. */
interface TripByHookFormProps {
  /** Called with the trip when the form is valid. */
  onTrip?: (trip: Trip) => void;
  /** Initial values. Default: those of a new trip. */
  trip?: Trip;
  /** Server errors by field. */
  errors?: FieldErrors<Trip>;
}

/** Trip form with React Hook Form: text inputs are registered, other components are controlled. */
export function TripByHookForm({
  onTrip,
  trip = emptyTrip,
  errors: serverErrors,
}: TripByHookFormProps) {
  const { control, register, handleSubmit, reset, formState } = useForm<Trip>({
    mode: 'onTouched',
    defaultValues: trip,
    ...(serverErrors && { errors: serverErrors }),
  });
  const { errors, isSubmitting } = formState;
  return (
    <TripCard>
      <form
        noValidate
        aria-label="New trip"
        className={styles.form}
        onSubmit={handleSubmit((trip) => onTrip?.(trip))}
        onReset={() => reset()}
      >
        <TripField label="Name of the trip" wide error={errors.title?.message}>
          {(field) => (
            <TextInput
              {...field}
              {...register('title', { validate: (value) => errorOf('title', value) ?? true })}
            />
          )}
        </TripField>
        <Dates control={control} />
        <Country control={control} />
        <Comfort control={control} />
        <Topics control={control} />
        <Color control={control} />
        <div className={styles.buttons}>
          <Button type="submit" variant="solid" disabled={isSubmitting}>
            Save the trip
          </Button>
          <Button type="reset">Start again</Button>
        </div>
      </form>
    </TripCard>
  );
}

interface Connected {
  control: Control<Trip>;
}

function Dates({ control }: Connected) {
  const { error, ...connected } = useConnected(control, 'dates');
  return (
    <TripField label="Dates" error={error}>
      {(field) => <DateRangePicker {...field} {...connected} />}
    </TripField>
  );
}

function Country({ control }: Connected) {
  const { error, ...connected } = useConnected(control, 'country');
  return (
    <TripField label="Country" error={error}>
      {(field) => <CountrySelect {...field} {...connected} />}
    </TripField>
  );
}

function Comfort({ control }: Connected) {
  const { error, ...connected } = useConnected(control, 'comfort');
  return (
    <TripField label="Comfort" wide error={error}>
      {(field) => <Rating {...field} {...connected} />}
    </TripField>
  );
}

function Topics({ control }: Connected) {
  const { error, ...connected } = useConnected(control, 'topics');
  return (
    <TripField label="Topics" error={error}>
      {(field) => <TagInput {...field} {...connected} />}
    </TripField>
  );
}

function Color({ control }: Connected) {
  const { error, ...connected } = useConnected(control, 'color');
  return (
    <TripField label="Color" error={error}>
      {(field) => <ColorInput {...field} {...connected} />}
    </TripField>
  );
}

/** Returns the props and the error of a field that React Hook Form controls. */
function useConnected<Name extends keyof Trip>(control: Control<Trip>, name: Name) {
  const { field, fieldState } = useController<Trip, Name>({
    control,
    name,
    rules: { validate: (value) => errorOf(name, value) ?? true },
  });
  return {
    error: fieldState.error?.message,
    value: field.value as Trip[Name],
    onValueChange: onChange((value: Trip[Name]) => field.onChange(value)),
    onBlur: onLeave(field.onBlur),
    ref: field.ref,
  };
}
