// Makes a bare clone able to run TypeScript. Plain JavaScript, because nothing is installed yet.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, nodeProblem } from './install.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Checks Node, installs packages when needed, then runs `main` of a TypeScript module below scripts/. */
export async function runTypeScript({ module, development, say }) {
  // No confined child may open a debugger here (services/childProcesses/refuseDebugger.ts).
  process.on('SIGUSR1', () => undefined);
  const problem = nodeProblem(process.versions.node) ?? install({ root, development, say });
  if (problem) {
    process.stderr.write(`\n${problem}\n\n`);
    process.exit(1);
  }
  process.chdir(root);
  const tsx = await import('tsx/esm/api');
  tsx.register();
  const { main } = await import(pathToFileURL(join(root, 'scripts', module)).href);
  await main(process.argv.slice(2));
}
