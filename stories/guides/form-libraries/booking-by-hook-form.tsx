import { Controller, useForm } from 'react-hook-form';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';

interface Stay {
  name: string;
  arrival: string | null;
}

/** Space for an error: without it, the button would move from under a pointer that presses it. */
const line = { minBlockSize: '1lh' };

export function Booking({ onBook }: { onBook: (stay: Stay) => void }) {
  const { control, formState, handleSubmit, register } = useForm<Stay>({
    defaultValues: { name: '', arrival: null },
  });
  const nameError = formState.errors.name;
  return (
    <form noValidate onSubmit={handleSubmit((stay) => onBook(stay))}>
      <label htmlFor="name">Name</label>
      <TextInput
        id="name"
        required
        invalid={!!nameError}
        aria-describedby="name-error"
        {...register('name', { required: 'Enter your name.' })}
      />
      <p id="name-error" style={line}>
        {nameError?.message}
      </p>
      <label htmlFor="arrival">Arrival</label>
      <Controller
        name="arrival"
        control={control}
        rules={{ required: 'Enter the day of your arrival.' }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <>
            <DatePicker
              id="arrival"
              required
              invalid={fieldState.invalid}
              aria-describedby="arrival-error"
              ref={ref}
              value={value}
              onValueChange={onChange}
            />
            <p id="arrival-error" style={line}>
              {fieldState.error?.message}
            </p>
          </>
        )}
      />
      <Button type="submit">Book</Button>
    </form>
  );
}
