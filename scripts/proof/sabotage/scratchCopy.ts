import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../launcher/Child';

/** The project's own parts in node_modules. There they are links to folders of the same project. */
const OWN_PARTS = '@fairtab';

/**
 * Copies what git would commit now into a temporary folder, with links to the installed packages, so that files can be
 * broken there.
 */
export async function makeScratchCopy(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-sabotage-'));
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git does not list the files: ${listed.stderr}`);
  const files = listed.stdout.split('\0').filter((file) => file !== '' && existsSync(join(projectRoot, file)));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(projectRoot, file), join(folder, file));
  }
  await linkPackages(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function linkPackages(folder: string): Promise<void> {
  const installed = join(projectRoot, 'node_modules');
  await mkdir(join(folder, 'node_modules', OWN_PARTS), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== OWN_PARTS) await symlink(join(installed, name), join(folder, 'node_modules', name));
  for (const part of await readdir(join(installed, OWN_PARTS))) {
    await symlink(join(folder, part), join(folder, 'node_modules', OWN_PARTS, part));
    const ofPart = join(projectRoot, part, 'node_modules');
    if (existsSync(ofPart)) await symlink(ofPart, join(folder, part, 'node_modules'));
  }
}
