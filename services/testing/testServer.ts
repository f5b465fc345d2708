/** Where the suite's PostgreSQL is; the global setup hands it to every test file. */
export interface TestServer {
  /** Of the server's maintenance database, as a role that may create databases. */
  readonly url: string;
  /** A migrated database that each test file's own one is cloned from. */
  readonly template: string;
  /** What all database names of this run begin with, so that the end of the run finds what was left. */
  readonly prefix: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}
