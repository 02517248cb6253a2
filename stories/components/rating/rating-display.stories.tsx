import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountryDisplay } from '#src/components/country-select/index.ts';
import { RatingDisplay } from '#src/components/rating/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Rating display',
  component: RatingDisplay,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { value: 4.3, count: 128 },
  argTypes: { symbol: { control: false } },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack>
      <h3>Casa do Rio, Lisbon</h3>
      <RatingDisplay {...args} />
      <CountryDisplay code="PT" />
      <Button variant="soft">Book the room</Button>
    </Stack>
  ),
});

const hotels = [
  { hotel: 'Pensão Aurora', value: 5, count: 12 },
  { hotel: 'Quinta da Vinha', value: 4.9, count: 311 },
  { hotel: 'Casa do Rio', value: 4.3, count: 128 },
  { hotel: 'Hotel Miradouro', value: 3.8, count: 2046 },
  { hotel: 'Residencial Sol', value: 2.5, count: 87 },
  { hotel: 'Estalagem Velha', value: 1.3, count: 9 },
  { hotel: 'Motel Norte', value: 1, count: 1 },
];

export const Fractions = meta.story({
  render: (args) => (
    <Stack>
      {hotels.map(({ hotel, value, count }) => (
        <Specimen key={hotel} label={hotel}>
          <RatingDisplay {...args} value={value} count={count} size="lg" />
        </Specimen>
      ))}
    </Stack>
  ),
});

export const Sizes = meta.story({
  name: 'Sizes, and no ratings',
  render: (args) => (
    <Stack>
      <Specimen label="Small">
        <RatingDisplay {...args} size="sm" />
      </Specimen>
      <Specimen label="Medium, many ratings">
        <RatingDisplay {...args} size="md" count={1_482_036} />
      </Specimen>
      <Specimen label="Large">
        <RatingDisplay {...args} size="lg" />
      </Specimen>
      <Specimen label="Without numbers">
        <RatingDisplay {...args} showNumbers={false} />
      </Specimen>
      <Specimen label="No ratings">
        <RatingDisplay value={null} />
      </Specimen>
    </Stack>
  ),
});
