import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../launcher/Child';
import { generateClient, generatePrisma, generateRelay, generateRestDocuments, generateSchema } from './generateFiles';

/** The files below a folder that `keep` accepts: path and content. */
function collect({ root, keep }: { root: string; keep: (path: string) => boolean }): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (keep(path)) found[path] = readFileSync(join(root, path), 'utf8');
    }
  };
  if (existsSync(root)) walk('');
  return found;
}

const isArtifact = (path: string) => path.includes('__generated__');

/** The paths of files that differ, are missing or are left over. Names alone keep the failure short. */
function differences({
  committed,
  fresh,
}: {
  committed: Record<string, string>;
  fresh: Record<string, string>;
}): string[] {
  const paths = [...new Set([...Object.keys(committed), ...Object.keys(fresh)])];
  return paths.filter((path) => committed[path] !== fresh[path]).sort();
}

function readDocuments(root: string): Record<string, string> {
  const documents: Record<string, string> = JSON.parse(readFileSync(join(root, 'web', 'persisted.json'), 'utf8'));
  return documents;
}

// When one of these fails, run `npm run generate` and commit what it changed.
describe('committed generated files', () => {
  let fresh: string;

  beforeAll(() => {
    fresh = mkdtempSync(join(tmpdir(), 'fairtab-generated-'));
    for (const folder of ['prisma', 'services', 'api', 'web']) mkdirSync(join(fresh, folder));
    cpSync(join(projectRoot, 'prisma', 'schema.prisma'), join(fresh, 'prisma', 'schema.prisma'));
    cpSync(join(projectRoot, 'relay.config.js'), join(fresh, 'relay.config.js'));
    cpSync(join(projectRoot, 'schema.graphql'), join(fresh, 'schema.graphql'));
    cpSync(join(projectRoot, 'web', 'src'), join(fresh, 'web', 'src'), {
      recursive: true,
      filter: (path) => !isArtifact(path),
    });
  });

  afterAll(() => rmSync(fresh, { recursive: true, force: true }));

  it('hold the Prisma client and the Pothos types of prisma/schema.prisma', async () => {
    await generatePrisma(fresh);
    for (const folder of ['services/generated', 'api/generated']) {
      const of = (root: string) => collect({ root: join(root, folder), keep: () => true });
      expect(differences({ committed: of(projectRoot), fresh: of(fresh) })).toEqual([]);
    }
  });

  it('hold the artifacts and the documents of what the screens ask for', async () => {
    await generateRelay({ target: fresh, prune: true });
    const of = (root: string) => collect({ root: join(root, 'web', 'src'), keep: isArtifact });
    expect(differences({ committed: of(projectRoot), fresh: of(fresh) })).toEqual([]);
    // The committed file also has documents of earlier versions, for pages that were opened before an upgrade.
    expect(readDocuments(projectRoot)).toMatchObject(readDocuments(fresh));
  });

  it('hold the schema that the API really has', async () => {
    await generateSchema(fresh);
    const of = (root: string) => readFileSync(join(root, 'schema.graphql'), 'utf8');
    expect(of(projectRoot) === of(fresh), 'schema.graphql is what npm run generate makes').toBe(true);
  });

  it('hold the documents of REST with their types', async () => {
    await generateRestDocuments(fresh);
    const of = (root: string) => readFileSync(join(root, 'api/rest/generated/documents.ts'), 'utf8');
    expect(of(projectRoot) === of(fresh), 'the documents are what npm run generate makes').toBe(true);
  });

  it('hold the types of the client of REST', async () => {
    await generateClient(fresh);
    const of = (root: string) => readFileSync(join(root, 'clients/typescript/generated/fairtab.ts'), 'utf8');
    expect(of(projectRoot) === of(fresh), 'the client is what npm run generate makes').toBe(true);
  });
});
