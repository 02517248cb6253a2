/** Props that a component keeps from its root element, each with whether it goes on to a part of it unchanged. */
type KeptProps = Readonly<Record<string, boolean>>;

/** Props of every control that no root element takes. */
export const controlProps = {
  locale: false,
  labels: false,
  name: false,
  form: false,
  required: false,
  disabled: false,
  readOnly: false,
  invalid: false,
} as const;

/** Attributes that name and describe a control, and go to the element that takes focus. */
export const namingProps = {
  'aria-label': false,
  'aria-labelledby': false,
  'aria-describedby': false,
} as const;

type PassedOn<Kept extends KeptProps> = {
  [Name in keyof Kept]: Kept[Name] extends true ? Name : never;
}[keyof Kept];

/** Props for the root element: all but those that the component keeps. */
export function propsForRoot<Props extends object, Kept extends KeptProps>(
  props: Props,
  kept: Kept,
): Omit<Props, keyof Kept> {
  const entries = Object.entries(props).filter(([name]) => !Object.hasOwn(kept, name));
  return Object.fromEntries(entries) as Omit<Props, keyof Kept>;
}

/** Props that go on to a part unchanged: those that are kept with `true`. */
export function propsForPart<Props extends object, Kept extends KeptProps>(
  props: Props,
  kept: Kept,
): Pick<Props, PassedOn<Kept> & keyof Props> {
  const entries = Object.entries(props).filter(
    ([name]) => Object.hasOwn(kept, name) && kept[name] === true,
  );
  return Object.fromEntries(entries) as Pick<Props, PassedOn<Kept> & keyof Props>;
}
