/** The text of a GET request. */
export function getRequest({ port, path }: { port: number; path: string }): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\n\r\n`;
}

/** The text of a browser's request for a page. @param cookie the secret of a guest. */
export function pageRequest({ port, path, cookie }: { port: number; path: string; cookie?: string }): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Accept: text/html',
    'Accept-Encoding: gzip, deflate, br',
    ...(cookie === undefined ? [] : [`Cookie: fairtab_guest=${cookie}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

export interface GraphQLRequest {
  readonly port: number;
  readonly body: { readonly documentId?: string; readonly query?: string; readonly variables?: object };
  /** The secret of a guest. */
  readonly cookie?: string;
  /** The secret of a session. */
  readonly bearer?: string;
}

/** The text of a GraphQL request: persisted documents as the app sends them, others as any client may. ASCII only. */
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
