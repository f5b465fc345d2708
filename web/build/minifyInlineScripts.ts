import { minifySync, type Plugin } from 'vite';

/** A script in the page's head, in its own text. */
const INLINE_SCRIPT = /(?<=<script>)[^]*?(?=<\/script>)/g;

/** The head comes before the first paint, and its scripts without comments and long names are half as long. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(INLINE_SCRIPT, (source) => minified(source)),
    },
  };
}

function minified(source: string): string {
  const { code, errors } = minifySync('inline.js', source, { module: false });
  if (errors.length > 0) throw new Error(`A script in the page does not parse: ${errors[0]?.message}`);
  return code;
}
