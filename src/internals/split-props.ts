/** Props that are not passed to the root element; `true` if they are passed to a part unchanged. */
type KeptProps = Readonly<Record<string, boolean>>;

/** Control props, which are not passed to a root element. */
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

/** Attributes that name and describe a control, which are passed to the focusable element. */
export const namingProps = {
  'aria-label': false,
  'aria-labelledby': false,
  'aria-describedby': false,
} as const;

type PassedOn<Kept extends KeptProps> = {
  [Name in keyof Kept]: Kept[Name] extends true ? Name : never;
}[keyof Kept];

/** Returns the props of the root element: all except the kept ones. */
export function propsForRoot<Props extends object, Kept extends KeptProps>(
  props: Props,
  kept: Kept,
): Omit<Props, keyof Kept> {
  const entries = Object.entries(props).filter(([name]) => !Object.hasOwn(kept, name));
  return Object.fromEntries(entries) as Omit<Props, keyof Kept>;
}

/** Returns the props that are passed to a part unchanged: those with `true`. */
export function propsForPart<Props extends object, Kept extends KeptProps>(
  props: Props,
  kept: Kept,
): Pick<Props, PassedOn<Kept> & keyof Props> {
  const entries = Object.entries(props).filter(
    ([name]) => Object.hasOwn(kept, name) && kept[name] === true,
  );
  return Object.fromEntries(entries) as Pick<Props, PassedOn<Kept> & keyof Props>;
}
