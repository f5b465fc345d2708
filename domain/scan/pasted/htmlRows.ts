/** A node of a parsed document, as both a browser and htmlparser2 have it. */
export interface HtmlNode {
  readonly nodeType: number;
  readonly nodeValue?: string | null;
  readonly childNodes?: ArrayLike<HtmlNode>;
  readonly tagName?: string;
  /** Elements of a browser have it. */
  getAttribute?(name: string): string | null;
  /** Elements of htmlparser2 have it. */
  readonly attribs?: Readonly<Record<string, string>>;
}

const ELEMENT = 1;
const TEXT = 3;
/** Elements whose text nobody sees. */
const UNSEEN = new Set(['head', 'script', 'style', 'template', 'noscript', 'title', 'svg', 'select']);
/** Elements that stand in a line of text. All others begin a line of their own. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark output q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i;
/** Between the cells of a row, so that they are columns. */
const BETWEEN_CELLS = '   ';
/** Mails nest tables, but not so many elements. What is deeper is left where it is, as text of one line. */
const DEEPEST = 200;

/**
 * The text of a saved mail or page, by rows: the cells of a row of a table stand on one line, and those with several lines stand
 * beside each other line by line. What is hidden is left out.
 */
export function htmlRows(root: HtmlNode): string {
  return linesIn(root, 0).join('\n');
}

function linesIn(node: HtmlNode, depth: number): string[] {
  const lines: string[] = [];
  let open = '';
  const close = (): void => {
    const text = open.replace(/[ \t\r\n\f]+/g, ' ').trim();
    if (text !== '') lines.push(text);
    open = '';
  };
  const walk = (parent: HtmlNode, at: number): void => {
    for (const child of Array.from(parent.childNodes ?? [])) {
      if (child.nodeType === TEXT) open += child.nodeValue ?? '';
      else if (child.nodeType !== ELEMENT || isUnseen(child)) continue;
      else if (at >= DEEPEST || INLINE.has(tagOf(child))) walkOrText(child, at);
      else {
        close();
        lines.push(...(tagOf(child) === 'tr' ? rowOf(child, at + 1) : linesIn(child, at + 1)));
      }
    }
  };
  const walkOrText = (child: HtmlNode, at: number): void => {
    if (at < DEEPEST) walk(child, at + 1);
  };
  walk(node, depth);
  close();
  return lines;
}

/** The lines of a table's row. */
function rowOf(row: HtmlNode, depth: number): string[] {
  const cells = Array.from(row.childNodes ?? []).filter((cell) => /^t[dh]$/.test(tagOf(cell)) && !isUnseen(cell));
  const columns = cells.map((cell) => linesIn(cell, depth + 1)).filter((lines) => lines.length > 0);
  const height = Math.max(0, ...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns.flatMap((lines) => (lines[line] === undefined ? [] : [lines[line]])).join(BETWEEN_CELLS),
  );
}

function isUnseen(node: HtmlNode): boolean {
  if (node.nodeType !== ELEMENT) return false;
  const style = node.getAttribute?.('style') ?? node.attribs?.['style'] ?? '';
  return UNSEEN.has(tagOf(node)) || HIDDEN.test(style);
}

function tagOf(node: HtmlNode): string {
  return (node.tagName ?? '').toLowerCase();
}

/** Whether a text is the source of a page and not text with a sign "<" in it. */
export function isHtml(text: string): boolean {
  return /^\s*<(?:!doctype|html|head|body|table|div|meta)\b/i.test(text) && /<\/\w+>/.test(text);
}
