import { article, comment, tableOf, words, type HtmlPolicy, type HtmlPolicyName } from './policies';

const sides = (name: string, ...ends: string[]) =>
  ['top', 'right', 'bottom', 'left'].flatMap((side) => ends.map((end) => `${name}-${side}${end}`));

/** Policy of mail, which brings its looks. */
const email: HtmlPolicy = {
  elements: {
    ...comment.elements,
    ...tableOf(
      'big.center.strike.tt.a:href,name,target.div:align.font:color,face,size.hr:align,size,width.img:align,alt,border,height,hspace,loading,src,vspace,width.p:align.table:align,bgcolor,border,cellpadding,cellspacing,width.tbody:align,valign.td:colspan,rowspan,headers,align,bgcolor,height,valign,width,nowrap.th:colspan,rowspan,headers,align,bgcolor,height,valign,width,abbr,nowrap,scope.tr:align,bgcolor,valign',
    ),
  },
  everywhere: ['dir', 'id', 'lang', 'style', 'title'],
  // Longhands, because the browser reads a style into them.
  styles: [
    ...words(
      'background-color.background-image.background-position-x.background-position-y.background-repeat.background-size.border-spacing.color.direction.font-family.font-size.font-style.font-variant-caps.font-weight.height.letter-spacing.line-height.list-style-type.max-width.text-align.text-decoration-line.text-indent.text-transform.vertical-align.white-space-collapse.width.word-spacing',
    ),
    ...sides('border', '-color', '-style', '-width'),
    ...sides('padding', ''),
    // The longhands of `border-spacing` in Chromium and WebKit.
    '-webkit-border-horizontal-spacing',
    '-webkit-border-vertical-spacing',
  ],
};

/** Policies that ship, from the strictest to the most tolerant of looks. */
export const htmlPolicies: Readonly<Record<HtmlPolicyName, HtmlPolicy>> = {
  comment,
  article,
  email,
};

// No policy can bring these back: they run code, ask for passwords, cover the page or change how the rest is parsed.
const never = new Set(
  words(
    'annotation.annotation-xml.applet.base.body.button.canvas.datalist.desc.dialog.embed.fieldset.form.frame.frameset.head.html.iframe.input.link.map.math.meta.noembed.noframes.noscript.object.optgroup.option.output.plaintext.portal.script.select.slot.style.svg.template.textarea.title.xmp',
  ),
);

const made = new WeakMap<HtmlPolicy, HtmlPolicy>();

/** Policy as it is followed: an element or attribute that could run code is left out whoever asks for it. */
export function policyOf(asked: HtmlPolicyName | HtmlPolicy): HtmlPolicy {
  if (typeof asked !== 'object' || asked === null) {
    return htmlPolicies[isPolicyName(asked) ? asked : 'comment'];
  }
  const known = made.get(asked);
  if (known) return known;
  const harmless = (names: unknown) => namesOf(names).filter((name) => !runsCode(name));
  const policy: HtmlPolicy = {
    ...asked,
    elements: Object.fromEntries(
      Object.entries(Object(asked.elements) as HtmlPolicy['elements'])
        .filter(([element]) => !isForbidden(element))
        .map(([element, own]) => [element, harmless(own)]),
    ),
    everywhere: harmless(asked.everywhere),
    // Where borders collapse, a browser visits every slot of a table, which can be millions in a short text.
    styles: namesOf(asked.styles).filter((name) => name !== 'border-collapse'),
  };
  made.set(asked, policy);
  return policy;
}

/** Names of a list; a list of the wrong shape has none. */
function namesOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

/** Whether a policy of this name ships. */
function isPolicyName(name: unknown): name is HtmlPolicyName {
  return typeof name === 'string' && Object.hasOwn(htmlPolicies, name);
}

/** Whether no policy can have this element. */
export function isForbidden(element: string): boolean {
  return never.has(element.toLowerCase());
}

const neverAttributes = new Set(words('is.ping.popover.srcdoc'));

/** Whether an attribute of this name can run code, send something or cover the page, whatever its value. */
export function runsCode(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith('on') || lower.endsWith('action') || neverAttributes.has(lower);
}
