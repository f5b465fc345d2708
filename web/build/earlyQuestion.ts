import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type * as Renderer from '../src/table/claiming/early/renderQuestion';

const FOLDER = 'src/table/claiming/early';
const SCRIPT = `${FOLDER}/main.ts`;

/**
 * Builds the script that asks "Who are you?" before the page's code has arrived, as a file of its own that shares no code with
 * others. The question is rendered from the dialog's own component and put in, so that there is no second one to keep up. The
 * manifest names the file by its source.
 * @param shared what the pages are built with.
 */
export function earlyQuestion(shared: () => InlineConfig): Plugin {
  const root = join(import.meta.dirname, '..');
  const bundle = async (config: InlineConfig): Promise<string> => {
    const { build: options, ...rest } = config;
    const results = await build({
      ...shared(),
      configFile: false,
      root,
      logLevel: 'warn',
      ...rest,
      build: { ...shared().build, ...options, write: false },
    });
    const [result] = [results].flat() as Rolldown.RolldownOutput[];
    if (!result) throw new Error('Vite built nothing');
    return result.output[0].code;
  };
  return {
    name: 'early-question',
    apply: 'build',
    async buildStart() {
      const renderer = await bundle({
        ssr: { noExternal: true },
        build: {
          ssr: `${FOLDER}/renderQuestion.tsx`,
          rolldownOptions: { output: { codeSplitting: false, format: 'cjs' } },
        },
      });
      const question = (run(renderer) as typeof Renderer).renderQuestion();
      const source = await bundle({
        define: { 'import.meta.env.QUESTION': JSON.stringify(question) },
        build: { rolldownOptions: { input: join(root, SCRIPT) } },
      });
      this.emitFile({ type: 'asset', name: 'question.js', originalFileName: SCRIPT, source });
    },
  };
}

/** Runs a CommonJS bundle. @returns what it exports */
function run(code: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  const execute = new Script(`(function (module, exports, require) {${code}\n})`).runInThisContext() as (
    ...parts: unknown[]
  ) => void;
  execute(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
