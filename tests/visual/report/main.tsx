import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AcceptButton } from './accept-button';
import type { ReportData, ReportEntry } from './data';
import { FilterBar } from './filter-bar';
import { emptyFilter, matchesFilter, type Filter } from './filters';
import { Gallery } from './gallery';
import { Viewer } from './viewer';
import './report.css';

const data = JSON.parse(document.querySelector('#data')?.textContent ?? '{}') as ReportData;
const toReview = data.entries.filter(({ status }) => status !== 'same');

/** Entry in the URL after `#`. */
function useOpenEntry(): ReportEntry | undefined {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const id = decodeURIComponent(hash.slice(1));
  return data.entries.find((entry) => entry.id === id);
}

function Summary() {
  const total = data.entries.length;
  const same = total - toReview.length;
  return (
    <p className="summary">
      {toReview.length === 0
        ? `All ${total} screenshots match their baselines`
        : `${same} of ${total} screenshots match their baselines`}
      <span> · {data.pinned}</span>
      {!data.decides && <strong> · taken in another browser: advisory only</strong>}
    </p>
  );
}

function Report() {
  const [filter, setFilter] = useState<Filter>({
    ...emptyFilter,
    scope: toReview.length > 0 ? 'review' : 'all',
  });
  const wanted = useDeferredValue(filter);
  const open = useOpenEntry();
  const shown = useMemo(
    () => data.entries.filter((entry) => matchesFilter(entry, wanted)),
    [wanted],
  );
  return (
    <>
      <header className="top">
        <div className="title">
          <h1>Pictures</h1>
          <Summary />
        </div>
        {filter.scope === 'review' && (
          <AcceptButton entries={toReview} names="all" label="Accept all" />
        )}
        <FilterBar data={data} review={toReview.length} filter={filter} onFilter={setFilter} />
      </header>
      <main>
        <Gallery entries={shown} review={wanted.scope === 'review'} />
      </main>
      {open && <Viewer key={open.id} entry={open} entries={shown} />}
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Report />);
