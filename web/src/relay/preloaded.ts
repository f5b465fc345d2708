import type { GraphQLResponse, Variables } from 'relay-runtime';

/** The id of the script element in which the server sends the results of the page's own query. */
export const PRELOADED_ELEMENT_ID = 'fairtab-data';

interface PreloadedResult {
  readonly documentId: string;
  readonly variables: Variables;
  readonly result: GraphQLResponse;
}

let results: PreloadedResult[] | null = null;

/**
 * The result that the server sent inside the page for this query, so that the first paint needs no request. Each is
 * returned once, because a second request for the same query needs fresh data.
 */
export function takePreloaded(documentId: string, variables: Variables): GraphQLResponse | null {
  results ??= readPreloaded();
  const wanted = canonical(variables);
  const index = results.findIndex((entry) => entry.documentId === documentId && canonical(entry.variables) === wanted);
  const [taken] = index < 0 ? [] : results.splice(index, 1);
  return taken?.result ?? null;
}

function readPreloaded(): PreloadedResult[] {
  const element = document.getElementById(PRELOADED_ELEMENT_ID);
  element?.remove();
  try {
    const parsed: unknown = JSON.parse(element?.textContent ?? '[]');
    return Array.isArray(parsed) ? (parsed satisfies unknown[] as PreloadedResult[]) : [];
  } catch {
    return [];
  }
}

function canonical(variables: Variables): string {
  return JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Forgets the results, so that the next call reads the page again. */
export function resetPreloaded(): void {
  results = null;
}
