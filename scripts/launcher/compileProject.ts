import { projectRoot } from './Child';

const { compile } = (await import(new URL('compile.mjs', import.meta.url).href)) as {
  compile: (options: { root: string }) => Promise<boolean>;
};

/**
 * Makes what COMPILED names, as `npm start` does, when a source has changed.
 * @param root the folder of a Fairtab; by default this one.
 * @returns whether it compiled.
 */
export function compileProject(root = projectRoot): Promise<boolean> {
  return compile({ root });
}
