import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FieldContext, useFieldControl } from '#src/internals/field-context.ts';
import { useLocale } from '#src/internals/locale-context.ts';
import { TesseraProvider } from '#src/internals/tessera-provider.tsx';
import { useControllableState } from '#src/internals/use-controllable-state.ts';
import { useFormReset } from '#src/internals/use-form-reset.ts';
import { useHydrated } from '#src/internals/use-hydrated.ts';
import { useLabels, type LabelCatalogue } from '#src/internals/use-labels.ts';
import { useMergedRefs } from '#src/internals/use-merged-refs.ts';
import { useStyleVars } from '#src/internals/use-style-vars.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Words {
  greeting: string;
}
const load = vi.fn<() => Promise<{ labels: Words }>>(() =>
  Promise.resolve({ labels: { greeting: 'Hallo' } }),
);
const catalogue: LabelCatalogue<Words> = {
  name: 'probe',
  en: { greeting: 'Hello' },
  load: { de: load, fr: load, ar: load, ja: load },
};

function Everything() {
  const ref = useRef<HTMLInputElement>(null);
  const [value] = useControllableState({ value: undefined, defaultValue: 'first' });
  const locale = useLocale();
  const { greeting } = useLabels(catalogue, locale);
  const { id } = useFieldControl({});
  useFormReset(ref, () => {});
  useStyleVars(ref, { '--width': 3 });
  const text = [value, locale, greeting, useHydrated() ? 'live' : 'sent'].join(' ');
  return <input id={id} ref={useMergedRefs(ref, undefined)} defaultValue={text} />;
}

test('Where there is no document, every hook renders in silence, in English and without loading', () => {
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
    <TesseraProvider locale="de">
      <FieldContext value={field}>
        <Everything />
      </FieldContext>
    </TesseraProvider>,
  );
  expect(markup).toBe('<input id="field" value="first de Hello sent"/>');
  expect(load).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('The server speaks the words that the provider carries', () => {
  const labels = { de: { probe: { greeting: 'Servus' } } };
  const markup = renderToString(
    <TesseraProvider locale="de-AT" labels={labels}>
      <Everything />
    </TesseraProvider>,
  );
  expect(markup).toContain('Servus');
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
