import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Who may import whom. Ends (scripts, prisma, e2e, bench) put the parts together and may use all of them.
const PARTS = {
  domain: { parts: [], packages: ['zod'], builtins: false },
  services: {
    parts: ['domain'],
    packages: [
      'zod',
      'pg',
      'ioredis',
      'bullmq',
      'lru-cache',
      'pino',
      '@prisma/client',
      '@prisma/adapter-pg',
      'argon2',
      'p-limit',
      'otpauth',
      'rate-limiter-flexible',
      '@zxcvbn-ts/language-common',
      'nodemailer',
      'sharp',
    ],
    builtins: true,
  },
  api: { parts: ['domain', 'services'], packages: null, builtins: true },
  worker: { parts: ['domain', 'services'], packages: null, builtins: true },
  web: { parts: ['domain'], packages: null, builtins: false },
};
// Build helpers of the web part run in Node, beside the pages and not in them.
const BESIDE_THE_PAGES = /^web\/(?!src\/)/;
const TEST = /(\.test\.tsx?$|\/testing\/)/;

const partOf = (path) => path.split('/')[0];

/** The project path an import leads to, or null when it is a package or a module of Node. */
function projectTarget({ from, source }) {
  if (source.startsWith('@fairtab/')) return source.slice('@fairtab/'.length);
  if (source.startsWith('.'))
    return relative(root, resolve(dirname(from), source))
      .split(sep)
      .join('/');
  return null;
}

function folderProblem({ path, target }) {
  const from = /^web\/src\/(ui|screens\/[^/]+)\//.exec(path)?.[1];
  const to = /^web\/src\/screens\/[^/]+/.exec(target)?.[0];
  if (!from || !to || to === `web/src/${from}`) return null;
  return from === 'ui'
    ? 'ui must not know a screen'
    : 'a screen must not import another screen; move what they share up';
}

function problemOf({ path, source, target, isTest }) {
  const part = partOf(path);
  const rule = PARTS[part];
  if (!rule) return null;
  if (target !== null) {
    const other = partOf(target);
    if (other === part) {
      if (source.startsWith('@fairtab/')) return 'inside a part, import by relative path';
      return folderProblem({ path, target });
    }
    if (source.startsWith('.') && other in PARTS) return `import another part by its name, @fairtab/${other}/…`;
    if (rule.parts.includes(other)) return null;
    return isTest && part !== 'domain' && part !== 'web' ? null : `${part} must not import ${other}`;
  }
  if (isTest || BESIDE_THE_PAGES.test(path)) return null;
  if (source.startsWith('node:')) return rule.builtins ? null : `${part} must not use modules of Node`;
  if (rule.packages === null) return null;
  const name = source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
  return rule.packages.includes(name) ? null : `${part} must not import the package ${name}`;
}

/** The import rules of docs/architecture.md, by where an import leads and not by how it is spelled. */
export const fairtabImports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { forbidden: '{{problem}} (docs/architecture.md, "Who may import whom").' },
  },
  create(context) {
    const path = relative(root, context.filename).split(sep).join('/');
    const isTest = TEST.test(path);
    const check = (node) => {
      const source = node?.value;
      if (typeof source !== 'string') return;
      const problem = problemOf({ path, source, target: projectTarget({ from: context.filename, source }), isTest });
      if (problem) context.report({ node, messageId: 'forbidden', data: { problem } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument),
    };
  },
};
