import { medallionRings } from './medallion-rings';
import styles from './medallion.module.css';

const rings = medallionRings(35);
const center = { cx: 430, cy: 250 };

/** Decorative mosaic of rings that fills its container. Renders an `<svg>`. */
export function Medallion() {
  return (
    <svg
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-slot="medallion"
      className={styles.root}
    >
      <circle {...center} r="22.25" className={styles.middle} />
      {rings.map(({ radius, turn, strokes }) => (
        <g key={radius} transform={`rotate(${turn} ${center.cx} ${center.cy})`}>
          {strokes.map(({ tint, dashes, offset }) => (
            <circle
              key={tint}
              {...center}
              r={radius}
              strokeDasharray={dashes}
              strokeDashoffset={offset}
              data-tint={tint}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
