import { languageOf } from './language';
import { labels, type Messages } from './messages';

/** Sentences of the rules: English at hand, every other shipped language loaded when it is used. */
export const messageCatalogue = {
  /** Key of the rules in a provider's words. */
  name: 'validation',
  /** English sentences. */
  en: labels,
  /** Loaders of the other shipped languages. */
  load: {
    de: () => import('./messages.de'),
    fr: () => import('./messages.fr'),
    ar: () => import('./messages.ar'),
    ja: () => import('./messages.ja'),
  },
};

/**
 * Sentences in the language of a BCP 47 tag. English where the language does not ship and where it cannot be loaded: a form
 * that lost the network still says what is wrong, and whoever asks next tries again.
 */
export async function loadMessages(locale: string): Promise<Messages> {
  const load: Readonly<Record<string, Loader | undefined>> = messageCatalogue.load;
  try {
    // What every object inherits has no sentences.
    return (await load[languageOf(locale)]?.())?.labels ?? labels;
  } catch {
    return labels;
  }
}

type Loader = () => Promise<{ labels?: Messages }>;
