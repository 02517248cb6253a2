import { fireEvent } from 'storybook/test';

/**
 * Selects an option of a native select by its text or value. `userEvent.selectOptions` does not reach React
 * in WebKit.
 */
export async function chooseOption(select: HTMLElement, wanted: string): Promise<void> {
  if (!(select instanceof HTMLSelectElement)) throw new Error('This is no native select.');
  const option = [...select.options].find(({ text, value }) => text === wanted || value === wanted);
  if (!option) throw new Error(`There is no option "${wanted}".`);
  await fireEvent.change(select, { target: { value: option.value } });
}
