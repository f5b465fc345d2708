// Plain JavaScript without packages: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeBallast } from './removeBallast.mjs';

const NEEDED_NODE = [20, 19];

/** Returns why this version of Node cannot run Fairtab, or null when it can. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const isEnough = major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
  return isEnough
    ? null
    : `Fairtab needs Node ${NEEDED_NODE.join('.')} or newer and this is ${version}. https://nodejs.org has the current one.`;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const readPresent = (root) => readJson(join(root, 'node_modules', '.package-lock.json'));

/** Compares npm's record of what it installed (node_modules/.package-lock.json) with package-lock.json. */
function isInstalled({ root, development }) {
  const wanted = readJson(join(root, 'package-lock.json'));
  const present = readPresent(root);
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const installed = present.packages[path];
    if (!installed) return entry.optional || entry.peer || (!development && (entry.dev || entry.devOptional));
    if (entry.link) return installed.link && existsSync(join(root, path, 'package.json'));
    return installed.version === entry.version;
  });
}

const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'DATA_KEYS',
  'SMTP_URL',
  'PUSH_KEY',
  'TWILIO_AUTH_TOKEN',
  'S3_SECRET_ACCESS_KEY',
];

/** The environment for npm, which needs more of ours than other children, and runs code of packages. */
export function environmentOfNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRETS.includes(name)));
}

/** Whether the tools of developers were installed before. Who has them keeps them. */
const hasDevelopment = (root) => Object.values(readPresent(root)?.packages ?? {}).some(({ dev }) => dev);

/**
 * Installs packages when needed: those that building and running need, and with `development` those of the tests, too.
 * Returns an error message, or null when it worked.
 */
export function install({ root, development, say }) {
  if (!existsSync(join(root, 'package-lock.json'))) {
    return `package-lock.json is missing in ${root}; this is not a whole copy of Fairtab. Clone it again.`;
  }
  if (isInstalled({ root, development })) return null;
  say('installing packages with npm (the first time takes a minute)');
  const npm = process.env.npm_execpath;
  const withTools = development || hasDevelopment(root);
  const args = [
    'ci',
    withTools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const options = { cwd: root, stdio: 'inherit', env: environmentOfNpm(process.env) };
  const run =
    npm && existsSync(npm)
      ? spawnSync(process.execPath, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (run.status === 0) {
    removeBallast({ root, withTools });
    return null;
  }
  const reason = run.error ? run.error.message : `npm ended with code ${String(run.status ?? run.signal)}`;
  return `The packages could not be installed: ${reason}. What npm said is above; the folder ${root} must be writable and the npm registry reachable.`;
}
