import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountryDisplay, type CountryDisplayProps } from '#src/components/country-select/index.ts';
import { Columns, Specimen } from '#stories/support/layout.tsx';
import styles from './country-display.module.css';

const meta = preview.meta({
  title: 'Components/Country display',
  component: CountryDisplay,
  tags: ['beta'],
  args: { code: 'PT' },
});

export const Default = meta.story({
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
  render: (args) => (
    <ol className={styles.route}>
      <li>
        Start
        <CountryDisplay code="DE" />
      </li>
      <li>
        Stopover
        <CountryDisplay code="CH" />
      </li>
      <li>
        Destination
        <CountryDisplay {...args} />
      </li>
    </ol>
  ),
});

/** Countries below a caption. */
function Countries({
  label,
  codes,
  ...args
}: CountryDisplayProps & { label: string; codes: string[] }) {
  return (
    <Specimen label={label}>
      {codes.map((code) => (
        <CountryDisplay key={code} {...args} code={code} />
      ))}
    </Specimen>
  );
}

export const Names = meta.story({
  name: 'Long names, no country, no flags',
  parameters: { stage: 'wide' },
  render: (args) => (
    <Columns>
      <Countries {...args} label="With flags" codes={['PT', 'ES', 'CH', 'JP']} />
      <Countries
        {...args}
        label="Long names and an unknown code"
        codes={['GS', 'VC', 'BA', 'ZZ']}
      />
      <Countries
        {...args}
        label="Without flags"
        codes={['PT', 'ES', 'CH', 'JP']}
        showFlag={false}
      />
    </Columns>
  ),
});
