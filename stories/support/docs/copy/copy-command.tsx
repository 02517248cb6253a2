import { Code } from '../code';
import { registryAddress } from './registry-item';

/** Command that copies items of the registry: `['provider', 'language-de']`. */
export function CopyCommand({ items }: { items: readonly string[] }) {
  const addresses = items.map((item) => registryAddress(`${item}.json`));
  return <Code language="bash" code={`npx shadcn@latest add ${addresses.join(' ')}`} />;
}
