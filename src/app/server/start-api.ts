import { openNodeApi, type NodeApi, type NodeApiOptions } from '../../demo-api/node-api.ts';
import { socketAddress } from '../../demo-api/server-options.ts';

export {
  giveUp,
  originOf,
  readCommandLine,
  serverChoices,
  serverOptions,
  serverUsage,
} from '../../demo-api/server-options.ts';

/** What the server of the app passes to its API. */
export type ApiChoices = Pick<
  NodeApiOptions,
  'folder' | 'password' | 'lifetimes' | 'today' | 'showsDemo' | 'onError'
>;

/** API of the demonstration, started where the app is served; clients are identified by the socket. */
export function startApi(choices: ApiChoices): Promise<NodeApi> {
  return openNodeApi({ ...choices, deviceOf: (_, env) => ({ address: socketAddress(env) }) });
}
