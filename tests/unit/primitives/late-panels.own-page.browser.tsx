import { type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ColorInput } from '#src/components/color-picker/index.ts';
import {
  DatePicker,
  DateRangePicker,
  MultipleDatePicker,
} from '#src/components/date-picker/index.ts';
import { DateTimePicker, DateTimeRangePicker } from '#src/components/date-time-picker/index.ts';
import { PeriodPicker, PeriodRangePicker } from '#src/components/period-picker/index.ts';
import type * as lazyModuleFile from '#src/core/lazy-module.ts';
import type { LazyModule } from '#src/core/lazy-module.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

/** The test decides when code arrives, and whether; each starts without any. */
const network = vi.hoisted(() => ({
  requests: new Set<PromiseWithResolvers<void>>(),
  forget: new Set<() => void>(),
}));
vi.mock('#src/core/lazy-module.ts', async (importOriginal) => {
  const original = await importOriginal<typeof lazyModuleFile>();
  return {
    ...original,
    lazyModule: <Value,>(importValue: () => Promise<Value>): LazyModule<Value> => {
      const create = () =>
        original.lazyModule(async () => {
          const request = Promise.withResolvers<void>();
          network.requests.add(request);
          await request.promise;
          return importValue();
        });
      let module = create();
      network.forget.add(() => {
        module = create();
      });
      return {
        peek: () => module.peek(),
        load: () => module.load(),
        subscribe: (listener) => module.subscribe(listener),
      };
    },
  };
});
beforeEach(() => {
  for (const forget of network.forget) forget();
});
watchPage();

const fields: Record<string, ReactNode> = {
  DatePicker: <DatePicker aria-label="A" />,
  DateRangePicker: <DateRangePicker aria-label="A" />,
  MultipleDatePicker: <MultipleDatePicker aria-label="A" />,
  DateTimePicker: <DateTimePicker aria-label="A" />,
  DateTimeRangePicker: <DateTimeRangePicker aria-label="A" />,
  PeriodPicker: <PeriodPicker aria-label="A" unit="month" />,
  PeriodRangePicker: <PeriodRangePicker aria-label="A" unit="month" />,
  ColorInput: <ColorInput aria-label="A" />,
};

const trigger = () => document.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
const panel = () => document.querySelector('[role="dialog"]');
const isOpen = () => trigger()?.getAttribute('aria-expanded') === 'true';

async function open() {
  trigger()?.click();
  await settle();
  expect(isOpen()).toBe(true);
  expect(panel()).toBeNull();
}

test.each(Object.entries(fields))(
  'the panel of %s loads while the user waits',
  async (_name, node) => {
    mount(
      <>
        {node}
        <input id="next" />
      </>,
    );
    const field = document.querySelector<HTMLInputElement>('input:not([type="hidden"])');
    const next = document.querySelector<HTMLInputElement>('#next');

    // It cannot load: the field says so by closing, and text can be typed.
    await open();
    for (const { reject } of network.requests) reject(new Error('offline'));
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    await userEvent.type(field as Element, 'x');
    expect(field?.value).toBe('x');
    await userEvent.clear(field as Element);

    // The user types instead, cancels, or goes on to the next field.
    await open();
    await userEvent.type(field as Element, 'x');
    expect(field?.value).toBe('x');
    expect(isOpen()).toBe(false);
    await userEvent.clear(field as Element);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await open();
    await userEvent.click(next as Element);
    expect(isOpen()).toBe(false);
    for (const { resolve } of network.requests) resolve();
    await settle();
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(next);
  },
);

test.each(Object.entries(fields))(
  'a late panel of %s takes the focus of its field',
  async (_name, node) => {
    mount(node);
    await open();
    for (const { resolve } of network.requests) resolve();
    await vi.waitFor(() => expect(panel()?.contains(document.activeElement)).toBe(true));
    await settle();
    expect(isOpen()).toBe(true);
  },
);
