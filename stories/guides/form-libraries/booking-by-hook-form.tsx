import { Controller, useForm } from 'react-hook-form';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';

interface Stay {
  name: string;
  arrival: string | null;
}

export function Booking({ onBook }: { onBook: (stay: Stay) => void }) {
  const { control, handleSubmit, register } = useForm<Stay>({
    defaultValues: { name: '', arrival: null },
  });
  return (
    <form onSubmit={handleSubmit((stay) => onBook(stay))}>
      <label htmlFor="name">Name</label>
      <TextInput id="name" required {...register('name')} />
      <label htmlFor="arrival">Arrival</label>
      <Controller
        name="arrival"
        control={control}
        render={({ field: { ref, value, onChange } }) => (
          <DatePicker id="arrival" required ref={ref} value={value} onValueChange={onChange} />
        )}
      />
      <Button type="submit">Book</Button>
    </form>
  );
}
