import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { projectRoot } from '../launcher/Child';

/** Where the shapes of variables are, each with a comment. */
const SOURCES = [
  'services/configVariables.ts',
  'services/messages/outgoing/outgoingConfig.ts',
  'services/money/cards/stripeConfig.ts',
];
const BEGIN = '<!-- npm run generate: the comments of services/configVariables.ts -->';
const END = '<!-- npm run generate: end -->';

export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** What it is when it is not set, as Markdown. */
  readonly default: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The variables of the configuration with their comments, in the order of the sources. */
export function readVariables(): readonly Variable[] {
  return SOURCES.flatMap((path) => {
    const file = ts.createSourceFile(path, readFileSync(join(projectRoot, path), 'utf8'), ts.ScriptTarget.Latest, true);
    const found: Variable[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && /^[A-Z][A-Z0-9_]+$/.test(node.name.getText())) {
        const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
        const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
        found.push({
          name: node.name.getText(),
          meaning: oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? ''),
          default: oneLine(ts.getTextOfJSDocComment(tag?.comment) ?? ''),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** The text of docs/operations.md with a fresh table of the variables, formatted. */
export async function withConfigurationTable(text: string): Promise<string> {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/operations.md has no place for the table: ${BEGIN}`);
  const rows = readVariables().map(
    (variable) => `| \`${variable.name}\` | ${variable.default} | ${variable.meaning} |`,
  );
  const table = ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  const path = join(projectRoot, 'docs', 'operations.md');
  return format(`${before}${BEGIN}\n\n${table}\n\n${END}${after}`, {
    ...(await resolveConfig(path)),
    parser: 'markdown',
  });
}
