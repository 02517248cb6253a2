import { beforeEach, expect, test, vi } from 'vitest';
import type * as FormEngine from '#src/components/field/form-engine.ts';
import { ErrorSummary, Field, Form } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { part, submit } from './form-page.tsx';

watchPage();

const network = vi.hoisted(() => ({ lost: true }));

vi.mock('#src/components/field/load-engine.ts', () => ({
  withEngine: (act: (engine: typeof FormEngine) => void, fail?: () => void) => {
    void import('#src/components/field/form-engine.ts').then((engine) =>
      network.lost ? fail?.() : act(engine),
    );
    return false;
  },
}));

beforeEach(() => {
  network.lost = true;
});

test.each([
  ['at the end of the form', false, '[data-slot="form-error"]'],
  ['in its summary', true, '[data-slot="error-summary"]'],
])(
  'a form whose script is lost says so %s, aloud too, and can be sent again',
  async (_where, summary, place) => {
    const onSubmit = vi.fn();
    mount(
      <Form onSubmit={onSubmit}>
        {summary && <ErrorSummary />}
        <Field name="name" label="Name" rules="required">
          <input defaultValue="Ada" />
        </Field>
        <button>Send</button>
      </Form>,
    );
    await submit();
    await vi.waitFor(() => expect(part(place).textContent).toMatch(/could not be sent/));
    expect(part('[role="status"]').textContent).toMatch(/could not be sent/);
    expect(onSubmit).not.toHaveBeenCalled();
    network.lost = false;
    await submit();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await settle();
    expect(document.querySelector(place)).toBe(null);
  },
);
