import { afterEach, beforeEach, expect, test } from 'vitest';
import { CopyProject, files, star, words } from '#tests/support/copies.ts';

let project: CopyProject;
beforeEach(() => void (project = new CopyProject()));
afterEach(() => project.remove());

const run: CopyProject['run'] = (...args) => project.run(...args);

const v2 = { version: '0.2.0' };
const blue = star.replace('gold', 'blue');
const large = star.replace('24', '48');

test('status lists versions, what was edited, and what the changelog says', async () => {
  project.copy('rating', files);
  project.edit({ 'rating/star.ts': large });
  const same = await run('status');
  expect(same).toEqual({
    code: 0,
    output: `Copies in src/ui/tessera

  rating 0.1.0, 1 file edited
    edited    rating/star.ts
    up to date
`,
  });
  const sentence = (index: number) => `**Stars:** \`Rating\` has ${index} colors. There is more.`;
  const versions = ['unreleased', '0.3.0', '0.2.1', '0.2.0', '0.1.0', '0.0.1'];
  const changes = versions.map((version, index) => ({ version, text: sentence(index) }));
  project.publish('rating', { ...files, 'rating/star.ts': blue }, { version: '0.3.0', changes });
  expect(await run('status')).toEqual({
    code: 0,
    output: `Copies in src/ui/tessera

  rating 0.1.0, 1 file edited
    edited    rating/star.ts
    0.3.0 is available, 1 file has changed: npx tessera-ui update rating
      unreleased: Stars: Rating has 0 colors.
      0.3.0: Stars: Rating has 1 colors.
      0.2.1: Stars: Rating has 2 colors.
      and 1 more: npx tessera-ui status rating
`,
  });
  project.publish('rating', files, { version: '0.3.0' });
  const moved = await run('status');
  expect(moved.output).toContain('    0.3.0 is available, no files have changed: npx');
  project.publish('rating', { ...files, 'rating/star.ts': blue }, { version: '0.3.0', changes });
  const whole = await run('status', 'rating');
  expect(whole.output).toContain('      0.2.0: Stars: Rating has 3 colors. There is more.\n');
  expect(whole.output).not.toContain('0.1.0: Stars');
});

test('status names files that are deleted, moved, conflicted and not text', async () => {
  project.copy('rating', { ...files, 'a.ts': 'const a = 1;\n', 'b.ts': 'b\n', 'c.css': 'c\n' });
  project.delete('b.ts');
  project.edit({ 'rating/star.ts': '\0', 'a.ts': '<<<<<<< yours\n', 'my/words.ts': words });
  project.delete('rating/words.ts');
  const { output } = await run('status');
  expect(output.split('\n').slice(2, 7)).toEqual([
    '  rating 0.1.0, 4 files edited',
    '    conflict  a.ts',
    '    deleted   b.ts',
    '    not text  rating/star.ts',
    '    moved     rating/words.ts -> my/words.ts',
  ]);
});

test('diff shows the sides apart, as patches', async () => {
  project.copy('rating', files);
  project.edit({ 'rating/star.ts': large });
  project.publish(
    'rating',
    { ...files, 'rating/words.ts': words.replace('No rating', 'None') },
    v2,
  );
  const [yours, tessera] = await Promise.all([
    run('diff', 'rating', { sides: { yours: true, tessera: false } }),
    run('diff', 'rating', { sides: { yours: false, tessera: true } }),
  ]);
  expect(yours.output).toBe(`--- a/src/ui/tessera/rating/star.ts
+++ b/src/ui/tessera/rating/star.ts
@@ -1,5 +1,5 @@
 export function star() {
-  const size = 24;
+  const size = 48;
   const color = 'gold';
   return { size, color };
 }`);
  expect(tessera.output).toContain("-  none: 'No rating',\n+  none: 'None',");
  const both = await run('diff', 'rating');
  expect(both.output).toBe(
    `What you have changed in rating 0.1.0:\n${yours.output}\nWhat Tessera has changed up to 0.2.0:\n${tessera.output}`,
  );
});
