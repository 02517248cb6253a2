type Side = 'previousElementSibling' | 'nextElementSibling';

const tokens = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);

/**
 * Returns the content of an element of MathML with the signs that make it readable as text: a fraction as 1/2, a root as
 * √(x).
 */
export function equationParts(element: Element): Array<Node | string> {
  const children = [...element.childNodes];
  const parts = children.filter((child) => child instanceof Element);
  const [one, two = ''] = parts;
  if (!one) return element.localName === 'mspace' ? [' '] : children;
  const [first = [], second = [], third = []] = parts.map((part) => operand(part));
  switch (element.localName) {
    case 'mfrac':
      // Without a line, it is a binomial coefficient.
      if (/^0(?!\.|\d)/.test(element.getAttribute('linethickness') ?? '')) {
        return ['C(', one, ', ', two, ')'];
      }
      return [
        space(element, 'previousElementSibling'),
        ...first,
        '/',
        ...second,
        space(element, 'nextElementSibling'),
      ];
    case 'msqrt':
      return ['√(', ...children, ')'];
    case 'mroot':
      return [...second, '√(', one, ')'];
    case 'msup':
    case 'mover':
      return [...first, '^', ...second];
    case 'msub':
    case 'munder':
      return [...first, '_', ...second];
    case 'msubsup':
    case 'munderover':
      return [...first, '_', ...second, '^', ...third];
    case 'mtable':
      return joined(parts, '; ');
    case 'mtr':
      return joined(parts, ', ');
    case 'mfenced': {
      const open = element.getAttribute('open') ?? '(';
      const close = element.getAttribute('close') ?? ')';
      return [open, ...joined(parts, ', '), close];
    }
    case 'semantics':
    case 'maction':
      return [one];
    default:
      return children;
  }
}

function joined(parts: readonly Element[], separator: string): Array<Node | string> {
  return parts.flatMap((part, index) => (index > 0 ? [separator, part] : [part]));
}

/** Returns the parts of an operand, in parentheses unless it is a single number or letter. */
function operand(element: Element): Array<Node | string> {
  const inner = element.childElementCount === 1 ? element.firstElementChild : element;
  return tokens.has(inner?.localName ?? '') ? [element] : ['(', element, ')'];
}

/** Returns a space between a fraction and a number beside it, as in 2 1/2. */
function space(fraction: Element, side: Side): string {
  const isOperand = ['mfrac', 'mroot'].includes(fraction.parentElement?.localName ?? '');
  const neighbor = isOperand ? null : fraction[side];
  return neighbor && neighbor.localName !== 'mo' ? ' ' : '';
}
