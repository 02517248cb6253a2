const tags = ['tea', 'milk', 'juice'];

/** Three buttons and a text field in plain HTML. */
export function Subject() {
  return (
    <div>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            {tag} <button type="button">Remove {tag}</button>
          </li>
        ))}
      </ul>
      <input aria-label="Topics" />
      <p aria-live="polite" />
    </div>
  );
}
