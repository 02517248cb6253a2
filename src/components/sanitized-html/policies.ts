/** What of foreign HTML may stay: a table of elements and attributes, and rules that go with it. */
export interface HtmlPolicy {
  /** Elements that stay, each with the attributes that only it may have. Any other element goes, its text stays. */
  elements: Readonly<Record<string, readonly string[]>>;
  /** Attributes that every element may have. */
  everywhere: readonly string[];
  /** Properties that a `style` attribute may set; without one there is no `style` attribute at all. */
  styles: readonly string[];
  /** `rel` that links to other sites get. Default: none, but for a link that opens a new window. */
  rel?: string;
}

/** Name of a policy that ships. */
export type HtmlPolicyName = 'comment' | 'article' | 'email';

const words = (text: string) => text.split(' ');
const bare = (names: string) => Object.fromEntries(words(names).map((name) => [name, []]));
const withAttributes = (rows: Record<string, string>) =>
  Object.fromEntries(Object.entries(rows).map(([name, text]) => [name, words(text)]));

const cell = 'colspan rowspan headers';
const commentElements = {
  ...bare(
    'abbr address b bdi br caption cite dd dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i kbd mark p rp rt ruby s samp small span strong sub summary sup table tbody tfoot thead tr u ul var wbr',
  ),
  ...withAttributes({
    a: 'href',
    blockquote: 'cite',
    code: 'class',
    col: 'span',
    colgroup: 'span',
    data: 'value',
    del: 'cite datetime',
    details: 'open',
    img: 'alt height loading src width',
    ins: 'cite datetime',
    li: 'value',
    ol: 'reversed start type',
    pre: 'class',
    q: 'cite',
    td: cell,
    th: `${cell} abbr scope`,
    time: 'datetime',
  }),
};

const articleElements = {
  ...commentElements,
  ...bare('article aside bdo footer header hgroup picture section'),
  ...withAttributes({
    a: 'href hreflang name target',
    audio: 'controls loop muted preload src',
    img: 'alt height loading sizes src srcset width',
    source: 'height media sizes src srcset type width',
    track: 'default kind label src srclang',
    video: 'controls height loop muted playsinline poster preload src width',
  }),
};

const place = 'align bgcolor height valign width';
const emailElements = {
  ...commentElements,
  ...bare('big center strike tt'),
  ...withAttributes({
    a: 'href name target',
    div: 'align',
    font: 'color face size',
    hr: 'align size width',
    img: 'align alt border height hspace loading src vspace width',
    p: 'align',
    table: 'align bgcolor border cellpadding cellspacing width',
    tbody: 'align valign',
    td: `${cell} ${place} nowrap`,
    th: `${cell} ${place} abbr nowrap scope`,
    tr: 'align bgcolor valign',
  }),
};

const sides = (name: string, ...ends: string[]) =>
  ['top', 'right', 'bottom', 'left'].flatMap((side) => ends.map((end) => `${name}-${side}${end}`));

/** Policies that ship, from the strictest to the most tolerant of looks. */
export const htmlPolicies: Readonly<Record<HtmlPolicyName, HtmlPolicy>> = {
  comment: {
    elements: commentElements,
    everywhere: ['dir', 'lang', 'title'],
    styles: [],
    rel: 'nofollow ugc noopener noreferrer',
  },
  article: {
    elements: articleElements,
    everywhere: words('aria-describedby aria-hidden aria-label aria-labelledby dir id lang title'),
    styles: [],
  },
  email: {
    elements: emailElements,
    everywhere: ['dir', 'id', 'lang', 'style', 'title'],
    // Longhands, because the browser reads a style into them.
    styles: [
      ...words(
        'background-color background-image background-position-x background-position-y background-repeat background-size border-collapse border-spacing color direction font-family font-size font-style font-variant-caps font-weight height letter-spacing line-height list-style-type max-width text-align text-decoration-line text-indent text-transform vertical-align white-space-collapse width word-spacing',
      ),
      ...sides('border', '-color', '-style', '-width'),
      ...sides('padding', ''),
    ],
  },
};
