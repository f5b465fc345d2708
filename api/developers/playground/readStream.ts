/** An event of `receiptEvents`, with the fields that the playground asks for. */
export interface Told {
  readonly cursor: string;
  readonly receipt: {
    readonly linkId: string;
    readonly restaurantName: string;
    readonly currency: string;
    readonly total: string;
    readonly claimed: string;
    readonly paid: string;
    readonly remaining: string;
  } | null;
  readonly change: {
    readonly version: number;
    readonly at: string;
    readonly kind: string;
    readonly summary: string;
    readonly fact: { readonly __typename: string } | null;
  } | null;
}

export const STREAM_QUERY = `subscription ($after: String) {
  receiptEvents(after: $after) {
    cursor
    receipt { linkId restaurantName currency total claimed paid remaining }
    change { version at kind summary fact { __typename } }
  }
}`;

/** The events of a subscription over server-sent events, until the stream ends. @throws when it cannot be opened. */
export async function* readStream(
  origin: string,
  { token, after, signal }: { token: string; after: string | null; signal: AbortSignal },
): AsyncGenerator<Told> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: STREAM_QUERY, variables: { after } }),
    signal,
  });
  if (!response.ok || response.body === null) throw new Error(`The stream was answered with ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      const { data } = JSON.parse(line.slice('data: '.length)) as { data: { receiptEvents: Told } | null };
      if (data) yield data.receiptEvents;
    }
  }
}
