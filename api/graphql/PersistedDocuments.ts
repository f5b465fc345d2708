import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The Relay compiler writes this file: the text of each of the client's documents by the id that the client sends. */
export const PERSISTED_FILE = fileURLToPath(new URL('../../web/persisted.json', import.meta.url));

/** The start of a document, with its name. */
const NAME = /^\s*(?:query|mutation|subscription)\s+(\w+)/;

const shape = z.record(z.string(), z.string());

/** The client's own documents by id. Pages that were opened before an upgrade still send older ones. */
export class PersistedDocuments {
  readonly #file: string;
  readonly #isWatched: boolean;
  #readAtMs = 0;
  #byId = new Map<string, string>();

  /** @param options.isWatched whether a newer file is read while the process runs, for development. @throws when there is no file. */
  constructor({ file = PERSISTED_FILE, isWatched = false }: { file?: string; isWatched?: boolean } = {}) {
    this.#file = file;
    this.#isWatched = isWatched;
    this.#read();
  }

  textOf(id: string): string | null {
    this.#refresh();
    return this.#byId.get(id) ?? null;
  }

  /** @returns the name of a document, for the metrics; `other` when there is none with this id. */
  nameOf(id: string): string {
    return NAME.exec(this.#byId.get(id) ?? '')?.[1] ?? 'other';
  }

  #refresh(): void {
    if (this.#isWatched && modifiedAtMs(this.#file) > this.#readAtMs) this.#read();
  }

  #read(): void {
    this.#readAtMs = modifiedAtMs(this.#file);
    const documents = shape.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    this.#byId = new Map(Object.entries(documents));
  }
}

/** @returns 0 when there is no such file. */
function modifiedAtMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
