/** Props that the root element does not receive. */
type OwnProps = Readonly<Record<string, 'own'>>;

/** Control props, which are not passed to a root element. */
export const controlProps = {
  locale: 'own',
  labels: 'own',
  name: 'own',
  form: 'own',
  required: 'own',
  disabled: 'own',
  readOnly: 'own',
  invalid: 'own',
} as const;

/** Id of a control and attributes that name and describe it, which are passed to the focusable element. */
export const namingProps = {
  id: 'own',
  'aria-label': 'own',
  'aria-labelledby': 'own',
  'aria-describedby': 'own',
} as const;

/** Returns the props of the root element: all except the component's own. */
export function propsForRoot<Props extends object, Own extends OwnProps>(
  props: Props,
  own: Own,
): Omit<Props, keyof Own> {
  const entries = Object.entries(props).filter(([name]) => !Object.hasOwn(own, name));
  return Object.fromEntries(entries) as Omit<Props, keyof Own>;
}
