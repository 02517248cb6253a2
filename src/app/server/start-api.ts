import { openNodeApi, type NodeApi, type NodeApiOptions } from '../../demo-api/node-api.ts';
import { socketAddress } from '../../demo-api/server-options.ts';

export {
  giveUp,
  onlyKnownHosts,
  originOf,
  readCommandLine,
  serverChoices,
  serverOptions,
  serverUsage,
} from '../../demo-api/server-options.ts';

/** Options that the server of the app passes to its API. */
export type ApiChoices = Pick<
  NodeApiOptions,
  'folder' | 'password' | 'lifetimes' | 'today' | 'origin' | 'showsDemo' | 'onError'
>;

/** Starts the demonstration API for the server of the app; clients are identified by the socket. */
export function startApi(choices: ApiChoices): Promise<NodeApi> {
  return openNodeApi({ ...choices, deviceOf: (_, env) => ({ address: socketAddress(env) }) });
}
