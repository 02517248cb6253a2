const parts = import.meta.glob(
  '#src/components/color-picker/{panel/color-popover,tools/color-tools,colors/read-color}.ts*',
);

/** Preloads the lazy modules of color picker and color input, so that screenshots need not wait for them. */
export async function loadColorParts(): Promise<void> {
  await Promise.all(Object.values(parts).map((load) => load()));
}
