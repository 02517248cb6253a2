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

/** Names of a text such as `p.b`: the separator that bundlers give DOMPurify's own lists, which makes both smaller. */
export const words = (text: string) => text.split('.');

/** Elements from a text such as `p.a:href,name`. */
export const tableOf = (text: string): HtmlPolicy['elements'] =>
  Object.fromEntries(
    words(text).map((entry) => {
      const [name = '', attributes] = entry.split(':');
      return [name, attributes?.split(',') ?? []];
    }),
  );

/** Policy of what strangers write. */
export const comment: HtmlPolicy = {
  elements: tableOf(
    'abbr.address.b.bdi.br.caption.cite.dd.dfn.div.dl.dt.em.figcaption.figure.h1.h2.h3.h4.h5.h6.hr.i.kbd.mark.p.rp.rt.ruby.s.samp.small.span.strong.sub.summary.sup.table.tbody.tfoot.thead.tr.u.ul.var.wbr.a:href.blockquote:cite.code:class.col:span.colgroup:span.data:value.del:cite,datetime.details:open.img:alt,height,loading,src,width.ins:cite,datetime.li:value.ol:reversed,start,type.pre:class.q:cite.td:colspan,rowspan,headers.th:colspan,rowspan,headers,abbr,scope.time:datetime',
  ),
  everywhere: ['dir', 'lang', 'title'],
  styles: [],
  rel: 'nofollow ugc noopener noreferrer',
};

/** Policy of what the site's own authors write. */
export const article: HtmlPolicy = {
  elements: {
    ...comment.elements,
    ...tableOf(
      'article.aside.bdo.footer.header.hgroup.picture.section.a:href,hreflang,name,target.audio:controls,loop,muted,preload,src.img:alt,height,loading,sizes,src,srcset,width.source:height,media,sizes,src,srcset,type,width.track:default,kind,label,src,srclang.video:controls,height,loop,muted,playsinline,poster,preload,src,width',
    ),
  },
  everywhere: words('aria-describedby.aria-hidden.aria-label.aria-labelledby.dir.id.lang.title'),
  styles: [],
};
