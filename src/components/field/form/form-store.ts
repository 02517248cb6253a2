import { createSubscribers } from '../../../core/subscribers';
import { englishMessages } from '../../../validation';
import type { FormStore } from '../store-types';
import { field as english } from '../words';
import type { FormHandle } from './form-types';
import { createLiveRegion } from './live-region';

/** Creates the store of a form that is not mounted yet. */
export function createForm(): FormStore {
  const { subscribe, notify } = createSubscribers();
  const liveRegion = createLiveRegion();
  const store: FormStore = {
    options: {},
    texts: { labels: english, messages: englishMessages, locale: 'en' },
    mounted: false,
    element: null,
    fields: new Set(),
    status: { submitting: false, submitCount: 0, formError: null, failed: false },
    version: 0,
    submission: null,
    actionEvent: null,
    givenErrors: { answered: false },
    subscribe,
    notify: () => {
      store.state = undefined;
      notify();
    },
    update: (changes) => {
      store.status = { ...store.status, ...changes };
      store.notify();
    },
    configure: (options, texts = store.texts) => {
      if (!store.mounted) {
        const { errors, formError } = options;
        store.givenErrors = { errors, formError, answered: false };
        const failed = Boolean(errors ?? formError);
        store.status = { ...store.status, failed, formError: formError ?? null };
      }
      store.options = options;
      store.texts = texts;
    },
    announce: liveRegion.announce,
    mount: () => {
      store.mounted = true;
      return () => {
        store.mounted = false;
        abortSubmission(store);
      };
    },
    attach: (region) => {
      liveRegion.setElement(region);
      store.element = region?.closest('form') ?? null;
      // Until hydration, the browser validates the form.
      if (store.element) store.element.noValidate = true;
      return () => {
        liveRegion.setElement(null);
        store.element = null;
      };
    },
  };
  return store;
}

/** Aborts the submit in progress, whose result is then ignored. */
export function abortSubmission(form: FormStore): void {
  form.submission?.controller.abort();
  form.submission = null;
}

const stores = new WeakMap<object, FormStore>();

/** Sets the handle of a form. */
export function setHandle(form: FormStore, handle: FormHandle): void {
  form.handle = handle;
  stores.set(handle, form);
}

/** Returns the store of the form that a handle controls. */
export function storeOf<Values>(handle: FormHandle<Values> | undefined): FormStore | undefined {
  return handle && stores.get(handle);
}
