'use client';
import { useId } from 'react';
import { numberFormat } from '../../core/locale/intl';
import styles from './removal-table.module.css';
import type { RemovedPart, SanitizeReport } from './removals';
import type { SanitizedHtmlLabels } from './words';

interface RemovalTableProps {
  report: SanitizeReport;
  labels: SanitizedHtmlLabels;
  /** BCP 47 tag of the labels' language. */
  locale: string;
}

/** Table of what was removed from a piece of HTML and why, for developers. Renders a `<section>`. */
export function RemovalTable({ report, labels, locale }: RemovalTableProps) {
  const headingId = useId();
  // Grouped by reason.
  const reasons = new Set(report.removed.map(({ reason }) => reason));
  const removed = [...reasons].flatMap((reason) =>
    report.removed.filter((part) => part.reason === reason),
  );
  return (
    <section data-slot="sanitized-html-report" aria-labelledby={headingId} className={styles.root}>
      <strong id={headingId} data-slot="sanitized-html-report-heading" className={styles.heading}>
        {labels.report}
      </strong>
      {removed.length === 0 ? (
        <p data-slot="sanitized-html-report-nothing" className={styles.nothing}>
          {labels.nothingRemoved}
        </p>
      ) : (
        <table data-slot="sanitized-html-report-table" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{labels.part}</th>
              <th scope="col">{labels.reason}</th>
              <th scope="col">{labels.count}</th>
            </tr>
          </thead>
          <tbody>
            {removed.map((part) => (
              <tr key={`${part.type} ${nameOf(part)} ${part.reason}`}>
                <th scope="row">
                  <code dir="ltr">{nameOf(part)}</code>
                </th>
                <td data-reason={part.reason}>{labels.reasons[part.reason]}</td>
                <td>{numberFormat(locale).format(part.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Formats a part like a selector: `script`, `a[onclick]`, `p { position }`. */
function nameOf({ type, name, element }: RemovedPart): string {
  if (type === 'element') return name;
  return type === 'attribute' ? `${element}[${name}]` : `${element} { ${name} }`;
}
