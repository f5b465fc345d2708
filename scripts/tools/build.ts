import { buildWeb } from '../launcher/buildWeb';
import { projectRoot } from '../launcher/Child';

await buildWeb({ root: projectRoot, onStep: (step) => process.stdout.write(`${step}\n`) });
