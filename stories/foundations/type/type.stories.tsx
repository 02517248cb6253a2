import type { CSSProperties } from 'react';
import preview from '#.storybook/preview';
import { CopyButton } from '../copy-button.tsx';
import { scale, textStyles } from '../read-tokens.ts';
import styles from './type.module.css';
import '@fontsource-variable/noto-sans-sc/wght.css';
import '@fontsource-variable/noto-sans-kr/wght.css';

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: { stage: 'wide', controls: { disable: true } },
});

const faces = [
  [
    'sans',
    'regular',
    'Hanken Grotesk',
    'Text and controls',
    'Arrive on Friday, leave well rested.',
  ],
  ['display', 'semibold', 'Funnel Display', 'Titles', 'Seven nights in April'],
  ['mono', 'regular', 'Geist Mono', 'Code, color codes, one-time codes', '#1f7a8c 0O 1lI 482 913'],
] as const;

/** Shows the typefaces with their purpose. */
export const Typefaces = meta.story({
  render: () => (
    <div className={styles.figures}>
      {faces.map(([token, weight, name, purpose, words]) => (
        <section
          key={token}
          style={vars({
            '--face': `var(--tessera-font-${token})`,
            '--weight': `var(--tessera-font-weight-${weight})`,
          })}
        >
          <p className={`${styles.letters} ${styles.face}`} aria-hidden="true">
            Ag09
          </p>
          <p className={`${styles.alphabet} ${styles.face}`}>
            <bdi>{words}</bdi>
          </p>
          <CopyButton text={`--tessera-font-${token}`}>{name}</CopyButton>
          <p className={styles.note}>
            <bdi>{purpose}</bdi>
          </p>
        </section>
      ))}
    </div>
  ),
});

/** Shows each text style in that style. */
export const TextStyles = meta.story({
  name: 'Text styles',
  render: () => (
    <dl className={styles.list}>
      {textStyles().map(({ name, variable, value, purpose }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.meta}>
            <CopyButton text={variable}>{name}</CopyButton>
            <span className={styles.note}>
              <bdi>{purpose}</bdi>
            </span>
          </dt>
          <dd
            className={styles.sample}
            style={vars({
              '--text': `var(${variable})`,
              '--tracking': `var(--tessera-tracking-${name}, normal)`,
            })}
          >
            <bdi>Seven nights in April, from Friday</bdi>
          </dd>
          <dd className={styles.note}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  ),
});

/** Shows the text sizes, each on a tint as tall as its line. */
export const Sizes = meta.story({
  render: () => {
    const heights = scale('line-height');
    return (
      <dl className={styles.list}>
        {scale('font-size').map(({ name, variable, value }, index) => (
          <div key={name} className={styles.row}>
            <dt>
              <CopyButton text={variable}>{name}</CopyButton>
            </dt>
            <dd
              className={styles.line}
              style={vars({
                '--size': `var(${variable})`,
                '--height': `var(${heights[index]?.variable ?? ''})`,
              })}
            >
              <bdi>Hamburgefonstiv 0123456789</bdi>
            </dd>
            <dd className={styles.note}>
              <bdi>
                {value} / {heights[index]?.value}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    );
  },
});

/** Shows the weights, upright and italic. */
export const Weights = meta.story({
  render: () => (
    <div className={styles.weights}>
      {scale('font-weight').map(({ name, variable, value }) => (
        <section key={name} style={vars({ '--weight': `var(${variable})` })}>
          <p className={styles.letters} aria-hidden="true">
            Ag<i>ag</i>
          </p>
          <p className={styles.words}>
            <bdi>
              A mosaic of well-cut tiles, <i>five ferries off at first light</i>
            </bdi>
          </p>
          <CopyButton text={variable}>
            {name} {value}
          </CopyButton>
        </section>
      ))}
    </div>
  ),
});

const nights: [string, string, string][] = [
  ['Mosaic room', '7', '868.00'],
  ['Garden room', '14', '1,932.00'],
  ['Attic', '21', '1,659.00'],
];

/** Shows tabular figures in columns. */
export const Figures = meta.story({
  render: () => (
    <div className={styles.figures}>
      <table className={styles.bill}>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">Nights</th>
            <th scope="col">Price (€)</th>
          </tr>
        </thead>
        <tbody>
          {nights.map(([room, count, price]) => (
            <tr key={room}>
              <th scope="row">{room}</th>
              <td>{count}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.twins}>
        <p className={styles.note}>
          <bdi>Digits of the same width</bdi>
        </p>
        <p className={styles.digits}>
          <bdi>1111 1111 1111 1111 1111</bdi>
        </p>
        <p className={styles.digits}>
          <bdi>1234 5678 9012 3456 7890</bdi>
        </p>
        <p className={styles.digits}>
          <bdi>8888 8888 8888 8888 8888</bdi>
        </p>
      </div>
    </div>
  ),
});

const scripts = [
  [
    'en',
    'ltr',
    'English',
    'Seven nights in April',
    'Arrive on Friday, leave well rested.',
    '3–10 April 2026',
  ],
  [
    'de',
    'ltr',
    'Deutsch',
    'Sieben Nächte im April',
    'Anreise am Freitag, größte Ruhe inbegriffen.',
    '3.–10. April 2026',
  ],
  [
    'fr',
    'ltr',
    'Français',
    'Sept nuits en avril',
    'Arrivée vendredi, départ bien reposé.',
    'Du 3 au 10 avril 2026',
  ],
  [
    'ar',
    'rtl',
    'العربية',
    'سبع ليالٍ في أبريل',
    'الوصول يوم الجمعة والمغادرة بعد راحة تامة.',
    '3–10 أبريل 2026',
  ],
  [
    'he',
    'rtl',
    'עברית',
    'שבעה לילות באפריל',
    'הגעה ביום שישי, עזיבה אחרי מנוחה טובה.',
    '3–10 באפריל 2026',
  ],
  ['ja', 'ltr', '日本語', '四月に七泊', '金曜日に到着、ゆっくり休んで出発。', '2026年4月3日～10日'],
  ['zh', 'ltr', '简体中文', '四月住七晚', '周五入住，充分休息后离开。', '2026年4月3日至10日'],
  ['ko', 'ltr', '한국어', '4월의 7박', '금요일에 도착해 푹 쉬고 떠나세요.', '2026년 4월 3일~10일'],
  ['hi', 'ltr', 'हिन्दी', 'अप्रैल में सात रातें', 'शुक्रवार को आएँ, आराम करके जाएँ।', '3–10 अप्रैल 2026'],
] as const;

/** Shows the scripts of the shipped languages. */
export const Scripts = meta.story({
  render: () => (
    <div className={styles.scripts}>
      {scripts.map(([language, direction, endonym, title, text, date]) => (
        <section key={language} lang={language} dir={direction}>
          <p className={styles.note}>{endonym}</p>
          <p className={styles.scriptTitle}>{title}</p>
          <p className={styles.scriptText}>{text}</p>
          <p className={styles.scriptText}>
            <span className={styles.date}>{date}</span> <b>{title}</b>
          </p>
        </section>
      ))}
    </div>
  ),
});

function vars(properties: Record<`--${string}`, string>): CSSProperties {
  return properties as CSSProperties;
}
