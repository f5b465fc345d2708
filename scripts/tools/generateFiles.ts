import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import { projectRoot } from '../launcher/Child';
import { Problem } from '../launcher/Problem';
import { withConfigurationTable } from './configurationTable';

interface Program {
  readonly what: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a Node program and returns its output. @throws Problem with the output when it fails. */
function run({ what, args, cwd, env }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      const output = Buffer.concat(said).toString('utf8');
      if (code === 0) resolve(output);
      else reject(new Problem(`${what} failed.\n${output}\n${Buffer.concat(errors).toString('utf8')}`));
    });
  });
}

const require = createRequire(import.meta.url);

export async function generatePrisma(target: string): Promise<void> {
  await run({
    what: 'prisma generate',
    args: [require.resolve('prisma/build/index.js'), 'generate', '--schema', join(target, 'prisma', 'schema.prisma')],
    cwd: projectRoot,
    env: {
      // The client needs no native engine. Prisma downloads one unless this names a program, whichever it is.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      // Prisma finds its generators by name on the PATH.
      PATH: `${join(projectRoot, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
}

export async function generateSchema(target: string): Promise<void> {
  const print = `import('./api/schema/print.ts').then(({ printedSchema }) => process.stdout.write(printedSchema()))`;
  const text = await run({
    what: 'printing the GraphQL schema',
    args: ['--import', 'tsx', '--eval', print],
    cwd: projectRoot,
  });
  writeFileSync(join(target, 'schema.graphql'), text);
}

export async function generateRelay({ target, prune }: { target: string; prune: boolean }): Promise<void> {
  const persisted = join(target, 'web', 'persisted.json');
  if (prune || !existsSync(persisted)) writeFileSync(persisted, '{}\n');
  const compiler = join(dirname(require.resolve('relay-compiler/package.json')), 'cli.js');
  await run({
    what: 'relay-compiler',
    args: [compiler, '--noWatchman', '--repersist', 'relay.config.js'],
    cwd: target,
  });
}

/** Writes the documents that the routes of REST run, with the types of what they take and answer. */
export async function generateRestDocuments(target: string): Promise<void> {
  const read = (path: string) => parse(readFileSync(join(projectRoot, path), 'utf8'));
  const sources = readdirSync(join(projectRoot, 'api/rest'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .sort();
  const money = { input: 'string | number', output: 'string' };
  const text = await codegen({
    filename: 'documents.ts',
    schema: read('schema.graphql'),
    documents: sources.map((location) => ({ location, document: read(join('api/rest', location)) })),
    config: {
      documentMode: 'string',
      documentVariableSuffix: '',
      enumType: 'string-literal',
      inlineFragmentTypes: 'inline',
      scalars: { ID: 'string', Date: 'string', DateTime: 'string', Money: money },
      skipTypename: true,
      strictScalars: true,
      useTypeImports: true,
    },
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations, documents },
  });
  const folder = join(target, 'api', 'rest', 'generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'documents.ts'), text);
}

/** Writes the types of the client of REST (clients/typescript/README.md). */
export async function generateClient(target: string): Promise<void> {
  const print = `import('./api/rest/printOpenApi.ts').then(async ({ describedRest }) => process.stdout.write(JSON.stringify(await describedRest())))`;
  const described = await run({
    what: 'printing the description of REST',
    args: ['--import', 'tsx', '--eval', print],
    cwd: projectRoot,
  });
  const { default: typesOf, astToString, COMMENT_HEADER } = await import('openapi-typescript');
  // A field that has a default may be left out of what is sent.
  const nodes = await typesOf(described, { defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true });
  const folder = join(target, 'clients', 'typescript', 'generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'fairtab.ts'), COMMENT_HEADER + astToString(nodes));
}

/**
 * Writes every committed generated file below `target`, where the sources are too.
 * @throws Problem with the output of the generator that failed.
 */
export async function generate({ target, prune }: { target: string; prune: boolean }): Promise<void> {
  await generatePrisma(target);
  await generateSchema(target);
  await generateRestDocuments(target);
  await generateClient(target);
  await generateRelay({ target, prune });
  const operations = join(target, 'docs', 'operations.md');
  writeFileSync(operations, await withConfigurationTable(readFileSync(operations, 'utf8')));
}
