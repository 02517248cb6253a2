import { createListeners } from '../../../internals/listeners';
import { field as english, validation as englishMessages } from '../../../languages/en';
import type { FormStore } from '../store-types';
import type { FormHandle } from './form-types';

/** Creates the store of a form that is not mounted yet. */
export function createForm(): FormStore {
  const { subscribe, notify } = createListeners();
  const store: FormStore = {
    options: {},
    texts: { labels: english, messages: englishMessages, locale: 'en' },
    element: null,
    region: null,
    fields: new Set(),
    status: { submitting: false, submitCount: 0, formError: null, failed: false },
    version: 0,
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
      if (!store.element) {
        const { errors, formError } = options;
        store.shownErrors = options;
        const failed = Boolean(errors ?? formError);
        store.status = { ...store.status, failed, formError: formError ?? null };
      }
      store.options = options;
      store.texts = texts;
    },
    attach: (region) => {
      store.region = region;
      store.element = region?.closest('form') ?? null;
      // Until hydration, the browser validates the form.
      if (store.element) store.element.noValidate = true;
      return () => {
        store.region = store.element = null;
        store.submission?.abort();
        store.submission = undefined;
      };
    },
  };
  return store;
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
