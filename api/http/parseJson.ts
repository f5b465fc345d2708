import { HttpProblem } from './answers/HttpProblem';

/** The deepest body that is documented has four levels. */
const MAX_DEPTH = 20;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body.
 * @returns undefined for an empty body.
 * @throws HttpProblem 400 when it is not JSON or is nested too deeply.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text.trim() === '') return undefined;
  if (depthOf(text) > MAX_DEPTH) throw malformed('The JSON is nested too deeply.');
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    throw malformed('The body is not valid JSON.');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw malformed('The body is not valid UTF-8.');
  }
}

/** How deep objects and lists nest. Measured on the text, so that a body which is too deep is never built in memory. */
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
