/** A persisted query of the client and its variables. */
export interface PageQuery {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The result of the screen's query as JSON text. */
export interface PreparedResult extends PageQuery {
  readonly json: string;
}

/** A screen as HTML. */
export interface RenderedScreen {
  /** The HTML of the root element. */
  readonly html: string;
  /** The `<title>` element. */
  readonly title: string;
  /** The `<style>` element with the styles of what was rendered. */
  readonly styles: string;
  /** Null for a screen without a query. */
  readonly prepared: PreparedResult | null;
}

/** The session of the browser that asks for a page. An ended one has expired or was ended elsewhere. */
export type PageSession = 'none' | 'valid' | 'ended';

export interface ScreenRequest {
  /** Path and query. */
  readonly url: string;
  readonly session: PageSession;
  /** Runs a query. @throws Error when it has no answer without errors */
  readonly ask: (query: PageQuery) => Promise<string>;
}

/** What the client's build for the server exports (web/src/server.tsx). */
export interface ServerBundle {
  /** @returns where to go when the screen only redirects. @throws Error when the screen cannot be rendered */
  readonly renderScreen: (request: ScreenRequest) => Promise<RenderedScreen | { readonly redirect: string }>;
}
