/** Rules for untrusted HTML: the elements, attributes and styles that are kept. */
export interface HtmlPolicy {
  /** Elements that are kept, each with the attributes that only it may have. Of any other element the text is kept. */
  elements: Readonly<Record<string, readonly string[]>>;
  /** Attributes that every element may have. */
  everywhere: readonly string[];
  /** Longhand properties that a `style` attribute may set. Without any, `style` attributes are removed. */
  styles: readonly string[];
  /** `rel` of links to other sites. Default: none, except for links that open a new window. */
  rel?: string;
}

/** Name of a policy that ships. */
export type HtmlPolicyName = 'comment' | 'article' | 'email';
