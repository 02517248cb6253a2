'use client';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Trip } from '../../demo-api';
import { IconButton } from '../../primitives/button';
import { ellipsis, Icon, trash } from '../../primitives/icon';
import { Menu, MenuItem } from '../../primitives/menu';
import { ApiFailure, succeed } from '../data/api-client';
import { useApp, useToasts, useWords } from '../data/app-context';
import { failureKind } from '../data/failures';
import { useListQuery } from '../frame/place';

/** Menu that deletes a trip and returns to the list, where a toast offers to undo it. */
export function TripMenu({ trip }: { trip: Trip }) {
  const { id, version } = trip;
  const { trip: words, stale, failure: failures } = useWords();
  const { api } = useApp();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const list = useListQuery();
  const offerUndo = useUndo(trip);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const headers = { 'If-Match': `"${version}"` };
      await succeed(api.trips[':id'].$delete({ param: { id } }, { headers })).catch(unlessGone);
      await navigate(`/${list}`, { replace: true });
      offerUndo();
    } catch (error) {
      const isStale = error instanceof ApiFailure && error.current !== null;
      const message = isStale ? stale.title : failures[failureKind(error)];
      toasts.add({ id, tone: 'danger', message });
      // The next press deletes the version that is then shown.
      if (isStale) await revalidate();
      setBusy(false);
    }
  };
  return (
    <Menu
      align="end"
      renderTrigger={(props) => (
        <IconButton {...props} label={words.more} variant="outline" loading={busy}>
          <Icon icon={ellipsis} />
        </IconButton>
      )}
    >
      <MenuItem tone="danger" icon={<Icon icon={trash} />} onClick={() => void remove()}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
}

/**
 * Returns a function that offers to restore the deleted trip. The toast stays until the user closes it, because
 * there was no confirmation; so does the offer to try again after a failure.
 */
function useUndo({ id, title }: Trip): () => void {
  const { trips: words, failure: failures, form } = useWords();
  const { api } = useApp();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const restore = async () => {
    try {
      await succeed(api.trips[':id'].restore.$post({ param: { id } }));
      toasts.add({ id, tone: 'success', message: words.restored(title) });
      await revalidate();
    } catch (error) {
      const isFull = error instanceof ApiFailure && error.problem?.code === 'limit-reached';
      const isGone = failureKind(error) === 'missing';
      toasts.add({
        id,
        tone: 'danger',
        message: isFull ? form.full : isGone ? failures.gone : words.notRestored(title),
        ...(!isGone && { action: { label: failures.retry, onAction: () => void restore() } }),
      });
    }
  };
  return () =>
    void toasts.add({
      id,
      message: words.removed(title),
      action: { label: words.undo, onAction: () => void restore() },
      duration: null,
    });
}

// Another request has already deleted it.
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
}
