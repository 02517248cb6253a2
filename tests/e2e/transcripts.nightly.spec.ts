import { testTranscripts } from './transcript.ts';

// The keys are those of the English transcripts, and play stories press them in right-to-left pages, too.
for (const locale of ['de', 'ar']) testTranscripts(locale);
