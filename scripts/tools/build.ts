import { readStartConfig } from '@fairtab/services/config';
import { buildWeb } from '../launcher/buildWeb';
import { projectRoot } from '../launcher/Child';

const { contactAddress } = readStartConfig(process.env);
await buildWeb({ root: projectRoot, contactAddress, onStep: (step) => process.stdout.write(`${step}\n`) });
