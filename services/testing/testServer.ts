/** The PostgreSQL of the tests. The global setup hands it to every test file. */
export interface TestServer {
  /** The URL of the maintenance database, with a role that may create databases. */
  readonly url: string;
  /** A migrated database. Each test file gets a clone of it. */
  readonly template: string;
  /** All database names of this run begin with it, so that the end of the run can remove them. */
  readonly prefix: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}
