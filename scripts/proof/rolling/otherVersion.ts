import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages, makeImageFolder } from '../../containers/imageFolder';
import { buildWeb } from '../../launcher/buildWeb';
import { projectRoot } from '../../launcher/Child';
import { compileProject } from '../../launcher/compileProject';

/**
 * Makes a folder with the same Fairtab under another number, as it is in the image.
 * @param options.migration one that it has besides: its name and its SQL.
 * @returns the folder, which the caller removes.
 */
export async function otherVersion({
  version,
  migration,
}: {
  version: string;
  migration?: { readonly name: string; readonly sql: string };
}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `fairtab-${version}-`));
  makeImageFolder({ root: projectRoot, folder });
  linkPackages({ root: projectRoot, folder });
  await compileProject(folder);
  await buildWeb({ root: projectRoot, contactAddress: null, onStep: () => undefined });
  cpSync(join(projectRoot, 'web/dist'), join(folder, 'web/dist'), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version }));
  if (migration) {
    const place = join(folder, 'prisma/migrations', migration.name);
    mkdirSync(place);
    writeFileSync(join(place, 'migration.sql'), migration.sql);
  }
  return folder;
}
