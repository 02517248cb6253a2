import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseModule, walk, type SyntaxNode } from '../build/source-module.ts';

/** Keys in the order of a keyboard table. */
export const keyNames: readonly string[] = [
  'Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Backspace',
  'Delete',
];

/** Returns the keys in a text of a test: `ArrowLeft`, `Shift+Tab` or `one{Enter}`. */
function keysIn(text: string): string[] {
  if (text === ' ') return ['Space'];
  const parts = text.includes('{') ? text.match(/(?<=\{)[A-Z]\w+(?=[>}])/g) : text.split('+');
  return (parts ?? []).filter((part) => keyNames.includes(part));
}

/** Returns the keys that the code of a test presses, in the order of a keyboard table. */
export function pressedKeys(code: SyntaxNode): string[] {
  const pressed = new Set<string>();
  walk(code, (node) => {
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as SyntaxNode;
      if ((callee['property'] as SyntaxNode | undefined)?.['name'] === 'tab') pressed.add('Tab');
    }
    if (typeof node['value'] !== 'string') return;
    for (const key of keysIn(node['value'])) pressed.add(key);
  });
  return keyNames.filter((name) => pressed.has(name));
}

/** Returns the keys of the end-to-end tests by keyboard of a component; none without such tests. */
export function keyboardKeys(root: string, folder: string): string[] {
  const path = join(root, `tests/e2e/keyboard/${folder.split('/').at(-1)}.spec.ts`);
  const program = existsSync(path) && parseModule(path, readFileSync(path, 'utf8'));
  return program ? pressedKeys(program) : [];
}
