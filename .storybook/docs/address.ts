const published = /http:\/\/localhost:6006\/(?=r\/|llms\.txt)/g;

/**
 * Replaces the address of the local Storybook in code by another one, for files that a published Storybook also has.
 * @param home URL of the folder of that Storybook, with its slash, or the name of a variable for it.
 */
export function atHome(home: string, code: string): string {
  return code.replaceAll(published, home);
}
