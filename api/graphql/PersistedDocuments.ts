import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What the client's compiler writes: the text of each of its documents by the id it sends instead. */
export const PERSISTED_FILE = fileURLToPath(new URL('../../web/persisted.json', import.meta.url));

const shape = z.record(z.string(), z.string());

export interface PersistedDocument {
  readonly id: string;
  readonly text: string;
}

/** The client's own documents by id, and by the name of their operation. Without the file there are none. */
export class PersistedDocuments {
  readonly #file: string;
  readonly #isWatched: boolean;
  #readAtMs = 0;
  #byId = new Map<string, string>();
  #byName = new Map<string, PersistedDocument[]>();

  /** @param isWatched whether a newer file is picked up while running, for development. */
  constructor({ file = PERSISTED_FILE, isWatched = false }: { file?: string; isWatched?: boolean } = {}) {
    this.#file = file;
    this.#isWatched = isWatched;
    this.#read();
  }

  textOf(id: string): string | null {
    this.#refresh();
    return this.#byId.get(id) ?? null;
  }

  /** All versions of one operation: pages opened before an upgrade still ask for older ones. */
  named(operationName: string): readonly PersistedDocument[] {
    this.#refresh();
    return this.#byName.get(operationName) ?? [];
  }

  #refresh(): void {
    if (this.#isWatched && modifiedAtMs(this.#file) > this.#readAtMs) this.#read();
  }

  #read(): void {
    this.#readAtMs = modifiedAtMs(this.#file);
    if (this.#readAtMs === 0) return;
    const documents = shape.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    this.#byId = new Map(Object.entries(documents));
    this.#byName = new Map();
    for (const [id, text] of this.#byId) {
      const name = /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(text)?.[1] ?? '';
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), { id, text }]);
    }
  }
}

/** @returns 0 when there is no such file. */
function modifiedAtMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
