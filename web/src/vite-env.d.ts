interface ImportMeta {
  /** Vite replaces it with what it knows of the bundle. */
  readonly env: {
    /** Whether this is the bundle that renders pages on the server. */
    readonly SSR: boolean;
    /** `development` while Vite serves the sources, `test` in tests, else `production`. */
    readonly MODE: string;
    /** An e-mail address (web/vite.config.ts). */
    readonly CONTACT_ADDRESS: string;
    /** "Who are you?" as the build renders it, in the script that asks it early (web/build/earlyQuestion.ts). */
    readonly QUESTION: { readonly html: string; readonly css: string };
  };
}

declare module '*.css?inline' {
  /** The text of the stylesheet. */
  const text: string;
  export default text;
}

declare module '*.woff2?no-inline' {
  /** The file's address. */
  const address: string;
  export default address;
}
