import { projectRoot } from '../launcher/Child';
import { generate } from './generateFiles';
import { Problem } from '../launcher/Problem';

// --prune also removes the documents of earlier versions. Pages that were opened before an upgrade still ask for those.
const prune = process.argv.includes('--prune');
try {
  await generate({ target: projectRoot, prune });
  process.stdout.write(
    'Prisma client, Pothos types, schema.graphql, the documents and the client of REST, Relay artifacts and the table of variables are up to date.\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Problem ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
