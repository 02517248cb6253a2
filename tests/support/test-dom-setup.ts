import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { setTimeLimit } from '#src/testing/index.ts';

// Parts that load on first use are compiled by the test runner at that moment, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });

const { error } = console;
let messages: string[] = [];

beforeEach(() => {
  setTimeLimit(30_000);
  messages = [];
  console.error = (...args: readonly unknown[]) => {
    messages.push(args.map(String).join(' '));
    error(...args);
  };
});

afterEach(() => {
  cleanup();
  console.error = error;
  expect(messages).toEqual([]);
});
