/** Returns the latest announcements in a document, oldest first. */
export function announcements(page: Document = document): string[] {
  const messages = page.querySelectorAll('[data-slot="announcer"] > *');
  return Array.from(messages, (message) => message.textContent);
}

/** Removes all announcements, so that a test that shares its page reads only its own. */
export function clearAnnouncements(): void {
  for (const region of document.querySelectorAll('[data-slot="announcer"]')) {
    region.replaceChildren();
  }
}
