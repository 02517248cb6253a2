/** Shape in lucide's format: element name and attributes. */
export type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** `d` of one path that strokes the same lines as the shapes; throws for a shape that none of our icons has. */
export function pathOf(shapes: readonly Shape[]): string {
  return shapes.map(([element, attributes]) => dataOf(element, attributes)).join('');
}

/** Path whose first move is absolute, so that it starts where it does on its own. */
function absolute(data: string): string {
  const start = /^m(-?[\d.]+)[ ,]?(-?[\d.]+)\s*/.exec(data);
  if (!start) return data;
  const rest = data.slice(start[0].length);
  // Pairs after a relative move are relative lines.
  return `M${start[1]} ${start[2]}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

function dataOf(element: string, attributes: Readonly<Record<string, string>>): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (element === 'path') return absolute(attributes['d'] ?? '');
  if (element === 'line') {
    return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  }
  if (element === 'circle') {
    const r = number('r');
    const half = (dx: number) => `a${r} ${r} 0 1 0 ${dx} 0`;
    return `M${number('cx') - r} ${number('cy')}${half(2 * r)}${half(-2 * r)}z`;
  }
  if (element === 'rect') {
    const r = number('rx');
    const across = number('width') - 2 * r;
    const down = number('height') - 2 * r;
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    const start = `M${number('x') + r} ${number('y')}h${across}`;
    return `${start}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
  }
  throw new Error(
    `An icon has a <${element}>, which cannot be joined yet: write its path in icon-path.ts.`,
  );
}
