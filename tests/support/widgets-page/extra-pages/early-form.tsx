import { ColorInput } from '#src/components/color-picker/index.ts';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { Textarea } from '#src/primitives/textarea/index.ts';
import type { WidgetPage } from '../widget-page.ts';

/** Page with a form of every control that can be used before its script has loaded. */
export const pages: Readonly<Record<string, WidgetPage>> = {
  'Early form': {
    render: () => (
      <form method="post" action="/submit">
        <TextInput name="title" aria-label="Title" defaultValue="Untitled" />
        <Textarea name="note" aria-label="Note" defaultValue="None" />
        <Select name="meal" aria-label="Meal" defaultValue="all">
          <option value="all">All</option>
          <option value="vegan">Vegan</option>
        </Select>
        <Checkbox name="terms">Terms</Checkbox>
        <Switch name="news">News</Switch>
        <RadioGroup name="room" aria-label="Room" defaultValue="single">
          <Radio value="single">Single</Radio>
          <Radio value="double">Double</Radio>
        </RadioGroup>
        <DatePicker name="day" aria-label="Arrival" />
        <DateRangePicker name="stay" aria-label="Stay" />
        <Rating name="stars" aria-label="Service" defaultValue={2} />
        <TagInput name="topic" aria-label="Topics" suggestions={['sea view', 'late arrival']} />
        <ColorInput name="color" aria-label="Accent" />
        <CountrySelect name="country" aria-label="Country" />
        <Button type="submit">Send</Button>
      </form>
    ),
    sends: [
      ['title', 'Untitled'],
      ['note', 'None'],
      ['meal', 'all'],
      ['room', 'single'],
      ['day', ''],
      ['stay-from', ''],
      ['stay-to', ''],
      ['stars', '2'],
      ['color', ''],
      ['country', ''],
    ],
  },
};
