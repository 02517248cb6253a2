import type { RegistryItem } from './registry-item.ts';

/** Path of the skill for coding agents. */
export const skillPath = 'src/registry/skill.md';

/** Target path in a host project, where coding agents find the skill. */
const target = '~/.claude/skills/tessera/SKILL.md';

const placeholder = 'https://example.com/storybook/r';

/**
 * Returns the registry item of the skill for coding agents.
 * @param text Text of the skill.
 * @param version Version of Tessera.
 * @param home Public URL of the registry for the commands, if known.
 */
export function skillItem(text: string, version: string, home: string = placeholder): RegistryItem {
  const content = text.replaceAll(placeholder, home);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: 'skill',
    type: 'registry:item',
    title: 'Skill',
    description: 'How a coding agent chooses, copies, labels, themes and tests the components.',
    categories: ['agents'],
    dependencies: [],
    devDependencies: [],
    registryDependencies: [],
    files: [{ path: skillPath, type: 'registry:file', target, content }],
    docs: 'Tessera, Skill: the file is .claude/skills/tessera/SKILL.md. For another agent, move its folder to .agents/skills.',
    meta: {
      license: 'MIT',
      notices: [],
      entries: [],
      installed: [],
      optional: [],
      version,
      changes: [],
      files: 1,
      lines: content.split('\n').length - 1,
      bytes: Buffer.byteLength(content),
    },
  };
}
