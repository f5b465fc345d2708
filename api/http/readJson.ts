import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './HttpProblem';

/** The deepest body that is documented has four levels. */
const MAX_DEPTH = 20;

/**
 * Reads a JSON body.
 * @returns undefined for an empty body.
 * @throws HttpProblem 413 when it is too long, 400 when it is no JSON or too deep.
 */
export async function readJson(req: IncomingMessage, { maxBytes }: { maxBytes: number }): Promise<unknown> {
  const text = await readText(req, maxBytes);
  if (text.trim() === '') return undefined;
  if (depthOf(text) > MAX_DEPTH) throw malformed('The JSON is nested too deeply.');
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    throw malformed('The body is not valid JSON.');
  }
}

async function readText(req: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += bytes.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw malformed('The body is not valid UTF-8.');
  }
}

/** How deep objects and lists nest, judged before anything is made of them. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isText = !isText;
    else if (isText && character === '\\') index++;
    else if (!isText && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth);
    else if (!isText && (character === ']' || character === '}')) depth--;
  }
  return deepest;
}

function malformed(message: string): HttpProblem {
  return new HttpProblem({ status: 400, code: 'malformed', message });
}

function tooLarge(maxBytes: number): HttpProblem {
  return new HttpProblem({ status: 413, code: 'too_large', message: `The body is larger than ${maxBytes / 1024} KB.` });
}
