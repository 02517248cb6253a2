/** Rules for untrusted HTML: the elements, attributes and styles that are kept. */
export interface HtmlPolicy {
  /** Allowed elements, each with its specific attributes. Other elements are replaced by their text. */
  elements: Readonly<Record<string, readonly string[]>>;
  /** Attributes that are allowed on every element. */
  everywhere: readonly string[];
  /**
   * Longhand properties that are allowed in `style` attributes. If there are none, `style` attributes are
   * removed.
   */
  styles: readonly string[];
  /** `rel` of links to other sites. Default: none, except for links that open a new window. */
  rel?: string;
}

/** Name of a built-in policy. */
export type HtmlPolicyName = 'comment' | 'article' | 'email';
