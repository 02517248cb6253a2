import { fileURLToPath } from 'node:url';
import { writeProof } from '../../../.storybook/facts/write-proof.ts';
import { gatherReports } from './gather.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// The Storybook is built before the tests, which run on other machines.
gatherReports(root, process.argv.slice(2));
console.log(`${writeProof(root)} docs pages have the results of this run.`);
