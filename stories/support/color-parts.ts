const parts = import.meta.glob(
  '#src/components/color-picker/{panel/color-popover,tools/color-tools,colors/read-color}.ts*',
);

/**
 * Loads what color picker and color input load with their first use. Their own `import()` then answers
 * at once, so that a picture needs no time to wait for it.
 */
export async function loadColorParts(): Promise<void> {
  await Promise.all(Object.values(parts).map((load) => load()));
}
