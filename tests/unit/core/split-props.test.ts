import { expect, expectTypeOf, test } from 'vitest';
import { propsForRoot } from '#src/core/props/split-props.ts';

interface DialProps {
  value?: number;
  marks?: number[];
  id?: string;
  'data-test'?: string;
}

const ownProps = { value: 'own', marks: 'own' } as const;
const props: DialProps = { value: 3, marks: [1, 2], id: 'dial', 'data-test': 'x' };

test('the root element gets the props that the component does not keep', () => {
  const root = propsForRoot(props, ownProps);
  expect(root).toEqual({ id: 'dial', 'data-test': 'x' });
  expectTypeOf(root).toEqualTypeOf<Omit<DialProps, 'value' | 'marks'>>();
});

test('names of inherited properties are props like others', () => {
  const odd = { toString: 'a', constructor: 'b' };
  expect(propsForRoot(odd, ownProps)).toEqual(odd);
});
