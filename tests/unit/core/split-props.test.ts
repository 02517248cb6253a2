import { expect, expectTypeOf, test } from 'vitest';
import { propsForPart, propsForRoot } from '#src/core/props/split-props.ts';

interface DialProps {
  value?: number;
  marks?: number[];
  id?: string;
  'data-test'?: string;
}

const ownProps = { value: 'own', marks: 'part' } as const;
const props: DialProps = { value: 3, marks: [1, 2], id: 'dial', 'data-test': 'x' };

test('the root element gets the props that the component does not keep', () => {
  const root = propsForRoot(props, ownProps);
  expect(root).toEqual({ id: 'dial', 'data-test': 'x' });
  expectTypeOf(root).toEqualTypeOf<Omit<DialProps, 'value' | 'marks'>>();
});

test('a part gets the props that are marked true, and none that was not passed', () => {
  const part = propsForPart(props, ownProps);
  expect(part).toEqual({ marks: [1, 2] });
  expectTypeOf(part).toEqualTypeOf<Pick<DialProps, 'marks'>>();
  expect(propsForPart({ id: 'dial' } as DialProps, ownProps)).toEqual({});
});

test('names of inherited properties are props like others', () => {
  const odd = { toString: 'a', constructor: 'b' };
  expect(propsForRoot(odd, ownProps)).toEqual(odd);
  expect(propsForPart(odd, ownProps)).toEqual({});
});
