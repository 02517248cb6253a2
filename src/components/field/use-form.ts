'use client';
import { useState } from 'react';
import type { FormHandle } from './form-handle';
import { createForm } from './form-store';
import { handleOf } from './handle-of';

/** Handle of a form, to be given to it as `form`; it stays the same from render to render and draws nothing anew. */
export function useForm<Values extends object = Record<string, unknown>>(): FormHandle<Values> {
  const [form] = useState(() => handleOf(createForm()));
  return form as unknown as FormHandle<Values>;
}
