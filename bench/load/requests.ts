/** The bytes of a request, made once. `cookie` is a diner's secret. */
export function getRequest({ port, path }: { port: number; path: string }): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\n\r\n`;
}

export interface GraphQLRequest {
  readonly port: number;
  readonly body: { readonly documentId?: string; readonly query?: string; readonly variables?: object };
  readonly cookie?: string;
  /** The secret of a session. */
  readonly bearer?: string;
}

/** A document by its id goes the way the app sends it, a text the way everybody may. Bodies are ASCII. */
export function graphQLRequest({ port, body, cookie, bearer }: GraphQLRequest): string {
  const { documentId, ...rest } = body;
  const json = JSON.stringify(rest);
  const lines = [
    `POST /graphql${documentId === undefined ? '' : `/${documentId}`} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Content-Type: application/json',
    'Accept: application/json',
    ...(cookie === undefined ? [] : [`Cookie: fairtab_guest=${cookie}`]),
    ...(bearer === undefined ? [] : [`Authorization: Bearer ${bearer}`]),
    `Content-Length: ${json.length}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${json}`;
}
