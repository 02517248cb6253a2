import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';

// Parts that load on first use are compiled by the test runner at that moment.
configure({ asyncUtilTimeout: 10_000 });

const { error } = console;
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...said: readonly unknown[]) => {
    complaints.push(said.map(String).join(' '));
    error(...said);
  };
});

afterEach(() => {
  cleanup();
  console.error = error;
  expect(complaints).toEqual([]);
});
