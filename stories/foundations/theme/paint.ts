import Color from 'colorjs.io';

/** Blends one color over another, like a browser. */
export function paint(front: Color, back: Color): Color {
  const [above, below] = [front.to('srgb'), back.to('srgb')];
  const alpha = Number(above.alpha);
  const blend = (channel: 0 | 1 | 2) =>
    Number(above.coords[channel]) * alpha + Number(below.coords[channel]) * (1 - alpha);
  return new Color('srgb', [blend(0), blend(1), blend(2)]);
}
