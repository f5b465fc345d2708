import { LRUCache } from 'lru-cache';
import { compressPage, type Effort, type Encoding } from './compressPage';

/** A page's text and the source hashes of the scripts and styles in it. */
export interface PageText {
  readonly html: Buffer;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** False when the browser has to render the screen. */
  readonly isRendered: boolean;
}

/** A page, or the path that its screen redirects to. */
export type MadePage = PageText | { readonly redirect: string };

/** How much the texts of all kept pages may need together, in bytes. A compressed copy adds about a tenth. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Pages that are the same for everybody who is nobody yet. Each is made once, also when many ask at the same moment, and
 * compressed once per encoding.
 */
export class KeptPages {
  readonly #pages = new LRUCache<string, PageText>({ maxSize: MAX_BYTES, sizeCalculation: ({ html }) => html.length });
  readonly #underWay = new Map<string, Promise<MadePage>>();
  readonly #compressed = new WeakMap<PageText, Map<Encoding, Promise<Buffer>>>();

  /** Pages that are not rendered, and redirects, are not kept. */
  async get(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const known = this.#pages.get(key) ?? this.#underWay.get(key);
    if (known) return known;
    const making = make();
    this.#underWay.set(key, making);
    try {
      const made = await making;
      if ('html' in made && made.isRendered) this.#pages.set(key, made);
      return made;
    } finally {
      this.#underWay.delete(key);
    }
  }

  compress(page: PageText, { encoding, effort }: { encoding: Encoding; effort: Effort }): Promise<Buffer> {
    const known = this.#compressed.get(page) ?? new Map<Encoding, Promise<Buffer>>();
    this.#compressed.set(page, known);
    const compressed = known.get(encoding) ?? compressPage(page.html, { encoding, effort });
    known.set(encoding, compressed);
    return compressed;
  }
}
