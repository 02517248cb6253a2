import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FieldContext } from '#src/internals/forms/field-context.ts';
import { useFieldControl } from '#src/internals/forms/use-field-control.ts';
import { useFormReset } from '#src/internals/forms/use-form-event.ts';
import { useControllableState } from '#src/internals/use-controllable-state.ts';
import { useHydrated } from '#src/internals/use-hydrated.ts';
import { useMergedRefs } from '#src/internals/use-merged-refs.ts';
import { useStyleVars } from '#src/internals/use-style-vars.ts';
import { de } from '#src/languages/de.ts';
import { accountForm as english } from '#src/languages/en.ts';
import { useLocale } from '#src/provider/locale-context.ts';
import { TesseraProvider } from '#src/provider/tessera-provider.tsx';
import { useLabels } from '#src/provider/use-labels.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function Everything() {
  const ref = useRef<HTMLInputElement>(null);
  const [value] = useControllableState({ value: undefined, defaultValue: 'first' });
  const locale = useLocale();
  const { back } = useLabels('accountForm', english, locale);
  const { id } = useFieldControl('Probe', {}, ref);
  useFormReset(ref, () => {});
  useStyleVars(ref, { '--width': 3 });
  const text = [value, locale, back, useHydrated() ? 'live' : 'sent'].join(' ');
  return <input id={id} ref={useMergedRefs(ref, undefined)} defaultValue={text} />;
}

test('Without a document, every hook renders without warnings, in the language of the provider', () => {
  const error = vi.spyOn(console, 'error');
  expect(typeof document).toBe('undefined');
  const field = {
    controlId: 'field',
    labelId: null,
    descriptionId: null,
    errorId: null,
    disabled: false,
    required: false,
    invalid: false,
  };
  const markup = renderToString(
    <TesseraProvider language={de}>
      <FieldContext value={field}>
        <Everything />
      </FieldContext>
    </TesseraProvider>,
  );
  expect(markup).toBe('<input id="field" value="first de Zurück sent"/>');
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['production', 0],
  ['development', 1],
])('A %s build reports a problem %i times', async (mode, times) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { reportProblem } = await import('#src/internals/report-problem.ts');
  reportProblem('Probe', 'value', 'is wrong.');
  reportProblem('Probe', 'value', 'is wrong.');
  expect(error).toHaveBeenCalledTimes(times);
});
