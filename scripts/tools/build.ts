import { readStartConfig } from '@fairtab/services/config';
import { buildWeb } from '../launcher/buildWeb';
import { projectRoot } from '../launcher/Child';

const { contactAddress } = readStartConfig(process.env);
const { compile } = (await import(new URL('../launcher/compile.mjs', import.meta.url).href)) as {
  compile: (options: { root: string }) => Promise<boolean>;
};
await compile({ root: projectRoot });
await buildWeb({ root: projectRoot, contactAddress, onStep: (step) => process.stdout.write(`${step}\n`) });
