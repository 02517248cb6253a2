import { onDemand, type OnDemand } from '../../internals/on-demand';
import type * as SignInEngine from './sign-in-engine';

type Engine = typeof SignInEngine;

const engine: OnDemand<0, Engine> = onDemand(() => import('./sign-in-engine'));

/** What acts once somebody signs in, `undefined` until it has loaded. */
export function loadedEngine(): Engine | undefined {
  return engine.peek(0);
}

/** The same, loaded where it is not there yet; `undefined` where the network is lost, and the next call tries again. */
export async function loadEngine(): Promise<Engine | undefined> {
  await engine.load(0);
  return engine.peek(0);
}
