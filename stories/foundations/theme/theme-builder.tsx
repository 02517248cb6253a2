import { useId, useState, type CSSProperties } from 'react';
import { RangeCalendar } from '#src/components/calendar/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { Pagination } from '#src/components/pagination/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Callout } from '#src/primitives/callout/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { stay, today, trip } from '#stories/support/trips/trip-world.ts';
import {
  buildTheme,
  ownChoices,
  themeAsCss,
  themeAsDtcg,
  weakPairs,
  type BuiltTheme,
  type ThemeChoices,
} from './build-theme.ts';
import styles from './theme-builder.module.css';

const densities: ReadonlyArray<[ThemeChoices['density'], string]> = [
  ['compact', 'Compact'],
  ['regular', 'Comfortable'],
  ['roomy', 'Spacious'],
];

/** Theme builder: accent, radius and density, with a live preview and the result as CSS and DTCG JSON. */
export function ThemeBuilder({ initial = ownChoices }: { initial?: ThemeChoices }) {
  const [choices, setChoices] = useState(initial);
  const set = (change: Partial<ThemeChoices>) => setChoices({ ...choices, ...change });
  const built = buildTheme(choices);
  const densityId = useId();
  return (
    <div className={styles.root}>
      <Card>
        <form className={styles.choices} aria-label="Theme">
          <Slider
            label="Hue"
            track={`linear-gradient(var(--way) in oklch longer hue, ${tint(0, 1)} 10px, ${tint(359, 1)} calc(100% - 10px))`}
            value={choices.hue}
            max={359}
            unit="°"
            onChange={(hue) => set({ hue })}
          />
          <Slider
            label="Chroma"
            track={`linear-gradient(var(--way), ${tint(choices.hue, 0)} 10px, ${tint(choices.hue, 1.3)} calc(100% - 10px))`}
            value={Math.round(choices.chroma * 100)}
            max={180}
            unit="%"
            onChange={(percent) => set({ chroma: percent / 100 })}
          />
          <Slider
            label="Radius"
            track={`linear-gradient(var(--tessera-color-accent) 0 0) var(--start) / ${(100 * choices.radius) / 16}% 100% no-repeat padding-box, var(--rest)`}
            value={choices.radius}
            max={16}
            unit=" px"
            onChange={(radius) => set({ radius })}
          />
          <div className={styles.densities}>
            <span id={densityId}>Density</span>
            <RadioGroup
              aria-labelledby={densityId}
              orientation="horizontal"
              value={choices.density}
              onValueChange={(density) => set({ density: density as ThemeChoices['density'] })}
            >
              {densities.map(([density, name]) => (
                <Radio key={density} value={density}>
                  {name}
                </Radio>
              ))}
            </RadioGroup>
          </div>
          <Button size="sm" onClick={() => setChoices(ownChoices)}>
            Reset
          </Button>
        </form>
      </Card>
      <Contrast built={built} />
      <Specimen built={built} />
      <div className={styles.results}>
        <Result title="CSS" text={themeAsCss(built)} />
        <Result title="DTCG JSON" text={themeAsDtcg(built)} />
      </div>
    </div>
  );
}

/** Returns a color of medium lightness. */
const tint = (hue: number, chroma: number) => `oklch(64% ${0.13 * chroma} ${hue})`;

interface SliderProps {
  label: string;
  /** Background of the track. */
  track: string;
  value: number;
  max: number;
  unit: string;
  onChange: (value: number) => void;
}

function Slider({ label, track, value, max, unit, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        <bdi>
          {value}
          {unit}
        </bdi>
      </output>
      <input
        id={id}
        type="range"
        className={styles.range}
        style={{ '--track': track } as CSSProperties}
        min={0}
        max={max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Lists the pairs whose contrast is too low in the theme, or states that there are none. */
function Contrast({ built }: { built: BuiltTheme }) {
  const weak = weakPairs(built);
  if (weak.length === 0) {
    return (
      <Callout tone="success">
        <bdi>All pairs of colors keep their contrast in the three themes.</bdi>
      </Callout>
    );
  }
  return (
    <Callout tone="danger" heading={`${weak.length} pairs of colors lose their contrast`}>
      <ul className={styles.pairs}>
        {weak.slice(0, 5).map(({ theme, foreground, background, contrast, least }) => (
          <li key={`${theme} ${foreground} ${background}`}>
            {foreground} on {background}, {theme}: {contrast.toFixed(1)} of {least}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Shows widgets in the built theme, with a separate style sheet because the theme of the page may change. */
function Specimen({ built }: { built: BuiltTheme }) {
  const scope = useId().replaceAll(/[^\w-]/g, '');
  return (
    <div id={scope} className={styles.specimen}>
      <style>{themeAsCss(built, `#${scope}`)}</style>
      <ThemeSpecimen />
    </div>
  );
}

function Result({ title, text }: { title: string; text: string }) {
  const [copied, setCopied] = useState('');
  const id = useId();
  return (
    <section className={styles.result} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <span role="status">{copied === text ? 'Copied' : ''}</span>
        <Button
          size="sm"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopied(text),
              () => {},
            )
          }
        >
          Copy {title}
        </Button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}

/** Shows a theme with a calendar and a card with fields, buttons and pages. */
export function ThemeSpecimen() {
  return (
    <>
      <RangeCalendar aria-label="Stay" today={today} defaultValue={stay} />
      <Card className={styles.card}>
        <div className={styles.fields}>
          <Field label="Name" name="name" required>
            <TextInput defaultValue={trip} />
          </Field>
          <Field label="Arrival" name="arrival">
            <DatePicker defaultValue={stay.from} today={today} />
          </Field>
        </div>
        <Field label="Tags" name="tags">
          <TagInput defaultValue={['Family', 'Slow train']} />
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
