import { groupAlike } from '../results';
import { AcceptButton } from './accept-button';
import type { ReportEntry } from './data';
import { fileOf, statusNames, unique } from './filters';

interface GalleryProps {
  entries: readonly ReportEntry[];
  /** Whether the page is for reviewing, so that each component has an accept command. */
  review: boolean;
}

/** Pictures grouped by component and story. */
export function Gallery({ entries, review }: GalleryProps) {
  if (entries.length === 0) {
    return (
      <div className="empty">
        <p>{review ? 'Nothing to review.' : 'No screenshot matches.'}</p>
        <p>{review ? 'Every picture is as it was accepted.' : 'Remove a filter to see more.'}</p>
      </div>
    );
  }
  const repeated = groupAlike(entries).filter(({ length }) => length > 1);
  const single = entries.filter((entry) => !repeated.some((group) => group.includes(entry)));
  return (
    <>
      {repeated.map((group) => (
        <Alike key={group[0]?.id} entries={group} />
      ))}
      {unique(single.map(({ title }) => title)).map((title) => (
        <Component
          key={title}
          title={title}
          entries={single.filter((entry) => entry.title === title)}
          review={review}
        />
      ))}
    </>
  );
}

/** Pictures that have changed in the same way, in whatever place. */
function Alike({ entries }: Pick<GalleryProps, 'entries'>) {
  const title = `The same change in ${entries.length} screenshots`;
  const names = entries.map(({ id }) => id).join(' ');
  return (
    <section className="component" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <AcceptButton entries={entries} names={names} label={`Accept all ${entries.length}`} />
      </header>
      <div className="stories">
        <ul className="cards">
          {entries.map((entry) => (
            <Card key={entry.id} entry={entry} caption={`${entry.name}, ${entry.mode}`} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Component({ title, entries, review }: GalleryProps & { title: string }) {
  const path = title.split('/');
  const name = path.pop();
  const [component = ''] = entries[0]?.story.split('--') ?? [];
  return (
    <section className="component" aria-label={title}>
      <header>
        <h2>
          {path.length > 0 && <span>{path.join(' / ')}</span>}
          {name}
        </h2>
        {review && <AcceptButton entries={entries} names={component} label="Accept component" />}
      </header>
      <div className="stories">
        {unique(entries.map(({ story }) => story)).map((story) => {
          const pictures = entries.filter((entry) => entry.story === story);
          return (
            <div className="story" key={story}>
              <h3>{pictures[0]?.name}</h3>
              <ul className="cards">
                {pictures.map((entry) => (
                  <Card key={entry.id} entry={entry} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Card({ entry, caption = entry.mode }: { entry: ReportEntry; caption?: string }) {
  const folder = entry.status === 'removed' ? 'before' : 'shots';
  // A very wide picture is clipped at its end, not at its start.
  const reads = /locale:(ar|he)|direction:rtl/.test(entry.link) ? 'left' : 'right';
  return (
    <li>
      <a className="card" href={`#${entry.id}`} data-reads={reads}>
        <span className="thumb">
          <img
            src={fileOf(folder, entry.id)}
            alt={`${entry.name}, ${entry.mode}`}
            loading="lazy"
            decoding="async"
            onError={(event) => event.currentTarget.setAttribute('hidden', '')}
          />
        </span>
        <span className="caption">
          <span>{caption}</span>
          {entry.status !== 'same' && <Badge status={entry.status} />}
        </span>
      </a>
    </li>
  );
}

/** Label of a state, in its color. */
export function Badge({ status }: { status: ReportEntry['status'] }) {
  return (
    <span className="badge" data-status={status}>
      {statusNames[status]}
    </span>
  );
}
