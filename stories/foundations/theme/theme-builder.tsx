import { useId, useState, type ReactNode } from 'react';
import { RangeCalendar } from '#src/components/calendar/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { Pagination } from '#src/components/pagination/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import {
  buildTheme,
  ownChoices,
  themeAsCss,
  themeAsDtcg,
  type BuiltTheme,
  type ThemeChoices,
} from './build-theme.ts';
import styles from './theme-builder.module.css';
import { weakPairs } from './weak-pairs.ts';

const densities: readonly ThemeChoices['density'][] = ['compact', 'regular', 'roomy'];

/** Builder of a theme: accent, radius and density, with a live specimen and the result as CSS and DTCG JSON. */
export function ThemeBuilder({ initial = ownChoices }: { initial?: ThemeChoices }) {
  const [choices, setChoices] = useState(initial);
  const set = (change: Partial<ThemeChoices>) => setChoices({ ...choices, ...change });
  const built = buildTheme(choices);
  return (
    <div className={styles.root}>
      <form className={styles.choices} aria-label="Theme">
        <Slider
          label="Hue"
          value={choices.hue}
          max={359}
          unit="°"
          onChange={(hue) => set({ hue })}
        />
        <Slider
          label="Chroma"
          value={Math.round(choices.chroma * 100)}
          max={180}
          unit="%"
          onChange={(percent) => set({ chroma: percent / 100 })}
        />
        <Slider
          label="Radius"
          value={choices.radius}
          max={16}
          unit="px"
          onChange={(radius) => set({ radius })}
        />
        <fieldset className={styles.densities}>
          <legend>Density</legend>
          {densities.map((density) => (
            <label key={density}>
              <input
                type="radio"
                name="density"
                checked={choices.density === density}
                onChange={() => set({ density })}
              />
              {density}
            </label>
          ))}
        </fieldset>
        <Button onClick={() => setChoices(ownChoices)}>Reset</Button>
      </form>
      <Contrast built={built} />
      <Specimen built={built} />
      <div className={styles.results}>
        <Result title="CSS" text={themeAsCss(built)} />
        <Result title="DTCG JSON" text={themeAsDtcg(built)} />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  max: number;
  unit: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, max, unit, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {value} {unit}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Pairs whose contrast the theme breaks, or that there are none. */
function Contrast({ built }: { built: BuiltTheme }) {
  const weak = weakPairs(built);
  if (weak.length === 0) {
    return (
      <p className={styles.verdict}>All pairs of colors keep their contrast in the three themes.</p>
    );
  }
  return (
    <div className={styles.verdict} data-failed="">
      <p>{weak.length} pairs of colors lose their contrast:</p>
      <ul>
        {weak.slice(0, 5).map(({ theme, foreground, background, contrast, least }) => (
          <li key={`${theme} ${foreground} ${background}`}>
            {foreground} on {background}, {theme}: {contrast.toFixed(1)} of {least}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Widgets in the theme that is built; a style sheet of its own, because the theme of the page may change. */
function Specimen({ built }: { built: BuiltTheme }) {
  const scope = useId().replaceAll(/[^\w-]/g, '');
  return (
    <div id={scope} className={styles.specimen}>
      <style>{themeAsCss(built, `#${scope}`)}</style>
      <Card>
        <RangeCalendar
          aria-label="Stay"
          today="2026-04-03"
          defaultValue={{ from: '2026-04-08', to: '2026-04-15' }}
        />
      </Card>
      <Card>
        <Field label="Name" name="name" required>
          <TextInput defaultValue="Ada Lovelace" />
        </Field>
        <Field label="Arrival" name="arrival">
          <DatePicker defaultValue="2026-04-16" today="2026-04-03" />
        </Field>
        <Field label="Topics" name="topics">
          <TagInput defaultValue={['family', 'slow train']} />
        </Field>
        <div className={styles.buttons}>
          <Button variant="solid">Save trip</Button>
          <Button variant="soft">Add day</Button>
          <Button>Cancel</Button>
        </div>
        <Pagination aria-label="Pages" defaultPage={2} total={50} summary={false} />
      </Card>
    </div>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

function Result({ title, text }: { title: string; text: string }) {
  const [copied, setCopied] = useState('');
  const id = useId();
  return (
    <section className={styles.result} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
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
        <span role="status">{copied === text ? 'Copied' : ''}</span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}
