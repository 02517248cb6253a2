import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { repository, run } from './host.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the registry, with the packed package in it. */
    registry: string;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tessera-registry-'));

/** Builds the registry as `npm run registry` does, once for all files that copy from it or install its package. */
export async function setup(project: TestProject): Promise<void> {
  const { code, output } = await run('registry', [`--to=${folder}`], repository);
  if (code !== 0) throw new Error(output);
  project.provide('registry', folder);
}

/** Removes the registry. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
