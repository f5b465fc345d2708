// Makes a bare clone able to run. Plain JavaScript, because nothing is installed yet.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from './compile.mjs';
import { install, nodeProblem } from './install.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Checks Node, installs packages when needed, then runs `main` of a module below scripts/: the TypeScript itself with
 * `development`, else what it is compiled to.
 */
export async function runMain({ module, compiled, development, say }) {
  // No confined child may open a debugger here (services/platform/childProcesses/refuseDebugger.ts).
  process.on('SIGUSR1', () => undefined);
  const problem = nodeProblem(process.versions.node) ?? install({ root, development, say });
  if (problem) {
    process.stderr.write(`\n${problem}\n\n`);
    process.exit(1);
  }
  process.chdir(root);
  const file = development ? await readyTypeScript(module) : await readyCompiled({ compiled, say });
  const { main } = await import(pathToFileURL(file).href);
  await main(process.argv.slice(2));
}

async function readyTypeScript(module) {
  const tsx = await import('tsx/esm/api');
  tsx.register();
  return join(root, 'scripts', module);
}

async function readyCompiled({ compiled, say }) {
  try {
    if (await compile({ root })) say('compiled for production');
  } catch (error) {
    const hint = ['EACCES', 'EROFS', 'EPERM'].includes(error.code)
      ? ` Run \`npm start\` once as the user who owns ${root}, or make the folder writable.`
      : '';
    process.stderr.write(`\nFairtab could not be compiled: ${error.message}${hint}\n\n`);
    process.exit(1);
  }
  process.setSourceMapsEnabled(true);
  return join(root, 'dist', compiled);
}
