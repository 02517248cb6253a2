import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useId, useRef, useState, type RefObject } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  STORY_RENDERED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';
import { Button } from '#src/primitives/button/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import styles from './docs.module.css';
import { knobsOf, textOfKnob, valueOfText, type Knob } from './knobs';

/** Globals that the frame of a story shares with the parent page. */
interface Previewing {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, payload: object) => void;
    on: (event: string, listener: () => void) => void;
  };
}

/** Props of {@link Playground}. */
interface PlaygroundProps {
  /** Story to render. */
  of: Parameters<typeof useOf>[0];
  /**
   * Height of an iframe, such as `480px`, for a story that opens a panel. Default: none, the story is
   * rendered inline.
   */
  height?: string;
}

/** Returns the args of a story and functions to change them, even if the story is in an iframe. */
function useStoryArgs(storyId: string, initial: Args, isFramed: boolean) {
  const { channel } = useContext(DocsContext);
  const [args, setArgs] = useState(initial);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const update = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === storyId) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, update);
    return () => channel.off(STORY_ARGS_UPDATED, update);
  }, [channel, storyId]);
  const isReady = useRenderedFrame(box, isFramed);
  const send = (event: string, payload: object, next: Args) => {
    if (!isFramed) return channel.emit(event, { storyId, ...payload });
    // The page does not know the args of a story that only its frame renders.
    const frame = box.current?.querySelector('iframe')?.contentWindow as Previewing | undefined;
    frame?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, { storyId, ...payload });
    setArgs(next);
  };
  return {
    args,
    box,
    isReady,
    set: (name: string, value: unknown) => {
      const updatedArgs = { [name]: value };
      send(UPDATE_STORY_ARGS, { updatedArgs }, { ...args, ...updatedArgs });
    },
    reset: () => send(RESET_STORY_ARGS, {}, initial),
  };
}

/** Whether the frame inside an element has rendered its story, which takes focus and no args before. */
function useRenderedFrame(box: RefObject<HTMLElement | null>, isFramed: boolean): boolean {
  const [isReady, setIsReady] = useState(!isFramed);
  useEffect(() => {
    const element = box.current;
    const follow = ({ target }: Event) => {
      const frame = target as HTMLIFrameElement;
      const preview = frame.contentWindow as Previewing | null;
      const isShown = frame.contentDocument?.body.classList.contains('sb-show-main') ?? false;
      setIsReady((before) => before || isShown);
      preview?.__STORYBOOK_ADDONS_CHANNEL__?.on(STORY_RENDERED, () => setIsReady(true));
    };
    // The event does not bubble.
    element?.addEventListener('load', follow, true);
    return () => element?.removeEventListener('load', follow, true);
  }, [box]);
  return isReady;
}

interface ControlProps {
  id: string;
  knob: Knob;
  value: unknown;
  onChange: (value: unknown) => void;
}

function KnobControl({ id, knob, value, onChange }: ControlProps) {
  const { kind, options, labels, fallback } = knob;
  if (kind === 'switch') {
    const on = typeof value === 'boolean' ? value : fallback === 'true';
    return <Switch id={id} checked={on} onCheckedChange={onChange} />;
  }
  if (kind !== 'select') return <TextControl {...{ id, knob, value, onChange }} />;
  const chosen = value === undefined ? '' : String(value);
  return (
    <Select
      id={id}
      value={chosen}
      onValueChange={(text) => onChange(options.find((option) => String(option) === text))}
    >
      <option value="">{fallback ? `${fallback.replaceAll("'", '')} (default)` : 'Default'}</option>
      {options
        .filter((option) => option !== undefined)
        .map((option) => (
          <option key={String(option)} value={String(option)}>
            {labels[String(option)] ?? String(option)}
          </option>
        ))}
    </Select>
  );
}

/** Field for text. It shows what is typed until the args of the story, which follow later, have the same value. */
function TextControl({ id, knob: { name, kind, fallback }, value, onChange }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const text = typed ?? textOfKnob(value);
  const sent = textOfKnob(valueOfText(kind, text));
  if (typed !== null && !focused && sent === textOfKnob(value)) setTyped(null);
  const field = (
    <TextInput
      id={id}
      type={kind === 'number' || kind === 'date' ? kind : 'text'}
      placeholder={fallback}
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(valueOfText(kind, currentTarget.value));
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      name={name}
      spellCheck={false}
    />
  );
  if (kind !== 'color') return field;
  return (
    <span className={styles.knobColor}>
      <span className={styles.swatch} style={{ background: text }} />
      {field}
    </span>
  );
}

/** Top of a docs page: the widget beside its settings. */
export function Playground({ of, height }: PlaygroundProps) {
  const { story } = useOf(of, ['story']);
  const context = useContext(DocsContext);
  const { args: initial } = context.getStoryContext(story);
  const { args, box, isReady, set, reset } = useStoryArgs(story.id, initial, height !== undefined);
  const prefix = useId();
  const knobs = knobsOf(story.argTypes, story.initialArgs);
  return (
    <div ref={box} className={styles.playground}>
      <div className={styles.playgroundColumns}>
        <div data-playground>
          <Canvas of={of} story={height ? { inline: false, height } : {}} />
        </div>
        {knobs.length > 0 && (
          <form
            className={`sb-unstyled ${styles.knobs}`}
            aria-label="Controls"
            onSubmit={(event) => event.preventDefault()}
            onReset={reset}
          >
            <fieldset className={styles.knobList} disabled={!isReady}>
              {knobs.map((knob) => (
                <div key={knob.name} className={styles.knob}>
                  <label htmlFor={`${prefix}${knob.name}`}>{knob.name}</label>
                  <KnobControl
                    id={`${prefix}${knob.name}`}
                    knob={knob}
                    value={args[knob.name]}
                    onChange={(value) => set(knob.name, value)}
                  />
                </div>
              ))}
              <Button type="reset" variant="ghost" size="sm">
                Reset
              </Button>
            </fieldset>
          </form>
        )}
      </div>
    </div>
  );
}
