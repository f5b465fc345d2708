import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { language } from '@fairtab/domain/language/current';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@fairtab/domain/language/languages';
import { WebBuild } from './WebBuild';

/** The folder that the client is built into. */
const WEB_DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** The client in each language. */
export class WebBuilds {
  readonly #builds: ReadonlyMap<Language, WebBuild>;

  /** @param folder has a folder for each language. */
  constructor(folder: string = WEB_DIST) {
    this.#builds = new Map(LANGUAGES.map((each) => [each, new WebBuild(join(folder, each))]));
  }

  /** Where the files of all languages are. */
  get folders(): readonly string[] {
    return [...this.#builds.values()].map(({ folder }) => folder);
  }

  /** The build in the language of whoever asks. */
  now(): WebBuild {
    const build = this.#builds.get(language()) ?? this.#builds.get(FIRST_LANGUAGE);
    if (!build) throw new Error('There is no build of the first language');
    return build;
  }
}
