import type { SubmitHandler } from '#src/components/field/index.ts';

/** Posts JSON to your server. */
function post(values: unknown, signal: AbortSignal): Promise<Response> {
  return fetch('/api/bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    signal,
  });
}

export const book: SubmitHandler<Record<string, unknown>> = async (values, { signal }) => {
  const response = await post(values, signal);
  return response.ok ? { ok: true } : { formError: 'We could not book this stay.' };
};

export const bookDay: SubmitHandler<Record<string, unknown>> = async (values, { signal }) => {
  const response = await post(values, signal);
  if (response.ok) return { ok: true };
  const isTaken = response.status === 409;
  return {
    fieldErrors: isTaken ? { day: 'The last room has just gone. The next day is free.' } : {},
    formError: 'We could not book this stay.',
  };
};

/** Asks your server whether a user name is free. */
export async function isFree(name: unknown): Promise<boolean> {
  const response = await fetch(`/api/users/${encodeURIComponent(String(name))}`);
  return response.status === 404;
}
