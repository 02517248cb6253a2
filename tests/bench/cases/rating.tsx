import { useId, useState } from 'react';
import { Rating } from '#src/components/rating/index.ts';
import type { BenchCase } from '../page.tsx';

const parts = { high: '[value="4"]', low: '[value="2"]' };

/** Our rating of five stars, three of them chosen. */
export const ours: BenchCase = {
  Subject: () => <Rating aria-label="Service" defaultValue={3} />,
  parts,
};

const values = [1, 2, 3, 4, 5];

/** Returns the props of five native radio buttons, of which the third is selected. */
function useRadios() {
  const [value, setValue] = useState(3);
  const name = useId();
  return values.map((own) => ({
    type: 'radio',
    name,
    value: own,
    checked: own === value,
    onChange: () => setValue(own),
  }));
}

function LabeledRadios() {
  return (
    <fieldset>
      <legend>Service</legend>
      {useRadios().map((props) => (
        <label key={props.value}>
          <input {...props} />
          {props.value}
        </label>
      ))}
    </fieldset>
  );
}

/** Five native radio buttons in plain HTML: a fieldset with a legend, and a label for each. */
export const bare: BenchCase = { Subject: LabeledRadios, parts };

function BareRadios() {
  return (
    <div role="radiogroup" aria-label="Service">
      {useRadios().map((props) => (
        <input key={props.value} aria-label={String(props.value)} {...props} />
      ))}
    </div>
  );
}

/** Five native radio buttons of the same look: no visible text, only accessible names. */
export const floor: BenchCase = { Subject: BareRadios, parts };
