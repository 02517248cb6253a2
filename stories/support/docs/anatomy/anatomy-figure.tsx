import { Story, type useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from '../docs.module.css';
import { useNear } from '../use-near';
import { placeMarks, type Mark, type Part } from './place-marks';

/** Props of {@link AnatomyFigure}. */
interface AnatomyFigureProps {
  of: Parameters<typeof useOf>[0];
  height: string | undefined;
  /** Names of the parts, in the order of their numbers. */
  names: readonly string[];
  /** Name of the part that is outlined. */
  active: string | undefined;
  onActive: (name: string | undefined) => void;
  /** Called with the names of the parts that are in the figure. */
  onShown: (names: ReadonlySet<string>) => void;
}

/** Returns the document of the story: that of the page, or of the iframe. */
function storyIn(figure: HTMLElement): ParentNode {
  return figure.querySelector('iframe')?.contentDocument?.body ?? figure;
}

/** Returns the boxes of the visible parts relative to the figure. */
function findParts(figure: HTMLElement, names: readonly string[]): Part[] {
  const story = storyIn(figure);
  const frame = figure.querySelector('iframe')?.getBoundingClientRect();
  const origin = figure.getBoundingClientRect();
  const [left, top] = [(frame?.left ?? 0) - origin.left, (frame?.top ?? 0) - origin.top];
  return names.flatMap((name, index) => {
    const elements = [...story.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)];
    const part = elements.find((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    });
    if (!part) return [];
    const box = part.getBoundingClientRect();
    const isRtl = part.ownerDocument.defaultView?.getComputedStyle(part).direction === 'rtl';
    return [
      {
        name,
        number: index + 1,
        box: { x: box.x + left, y: box.y + top, width: box.width, height: box.height },
        isRtl,
      },
    ];
  });
}

function useMarks(
  figure: RefObject<HTMLElement | null>,
  near: boolean,
  { names, onShown }: AnatomyFigureProps,
): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const { current } = figure;
    if (!current || !near) return undefined;
    let last = '';
    const measure = () => {
      const placed = placeMarks(findParts(current, names), current.clientWidth);
      const text = JSON.stringify(placed);
      if (text === last) return;
      last = text;
      setMarks(placed);
      onShown(new Set(placed.map(({ name }) => name)));
    };
    // The parts of a story, and the panel in its frame, appear and move at times that no single event names.
    const timer = setInterval(measure, 250);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [figure, near, names, onShown]);
  return marks;
}

/** Live story with numbers at its parts. */
export function AnatomyFigure(props: AnatomyFigureProps) {
  const { of, height, active, onActive } = props;
  const figure = useRef<HTMLElement>(null);
  const near = useNear(figure);
  const [wasNear, setWasNear] = useState(false);
  if (near && !wasNear) setWasNear(true);
  const marks = useMarks(figure, near, props);
  return (
    <figure className={`sb-unstyled ${styles.figure}`} ref={figure} data-anatomy>
      {height ? (
        <div
          className={styles.figureFrame}
          ref={(frame) => frame?.style.setProperty('block-size', height)}
        >
          {wasNear && <Story of={of} inline={false} height={height} />}
        </div>
      ) : (
        <div className="docs-story">
          <Story of={of} />
        </div>
      )}
      {marks.map(({ name, number, box, x, y }) => (
        <span key={name}>
          {name === active && (
            <span
              className={styles.outline}
              ref={(outline) => {
                outline?.style.setProperty('inset', `${box.y}px auto auto ${box.x}px`);
                outline?.style.setProperty('width', `${box.width}px`);
                outline?.style.setProperty('height', `${box.height}px`);
              }}
            />
          )}
          <span
            className={styles.mark}
            data-mark={name}
            ref={(mark) => mark?.style.setProperty('inset', `${y}px auto auto ${x}px`)}
            onPointerEnter={() => onActive(name)}
            onPointerLeave={() => onActive(undefined)}
          >
            {number}
          </span>
        </span>
      ))}
    </figure>
  );
}
