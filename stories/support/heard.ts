/** Returns what screen readers were told in the document lately, oldest first. */
export function heard(page: Document = document): string[] {
  const messages = page.querySelectorAll('[data-slot="announcer"] > *');
  return Array.from(messages, (message) => message.textContent);
}

/** Removes what was said, so that a test that shares its page hears only its own messages. */
export function forgetHeard(): void {
  for (const region of document.querySelectorAll('[data-slot="announcer"]')) {
    region.replaceChildren();
  }
}
