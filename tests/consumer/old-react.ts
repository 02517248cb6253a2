import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What React 18.3 exports to modules. */
const names =
  `Children Component Fragment Profiler PureComponent StrictMode Suspense cloneElement createContext createElement
createRef forwardRef isValidElement lazy memo startTransition useCallback useContext useDebugValue useDeferredValue useEffect
useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore
useTransition`.split(/\s+/);

/** Replaces React in a host with one that reports version 18.3.1 and exports no more than that version. */
export function installOldReact(host: string): void {
  const modules = {
    react: `${names.map((name) => `export const ${name} = () => {};\n`).join('')}export const version = '18.3.1';
export default { ${names.join(', ')}, version };`,
    'react/jsx-runtime': 'export const jsx = () => {}, jsxs = jsx, Fragment = jsx;',
    'react-dom': 'export const flushSync = () => {}, createPortal = flushSync; export default {};',
  };
  for (const [path, text] of Object.entries(modules)) {
    const place = join(host, 'node_modules', path);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.js'), text);
  }
  for (const name of ['react', 'react-dom']) {
    const exports = { '.': './index.js', './jsx-runtime': './jsx-runtime/index.js' };
    const manifest = { name, version: '18.3.1', type: 'module', exports };
    writeFileSync(join(host, 'node_modules', name, 'package.json'), JSON.stringify(manifest));
  }
}
