import { Visitor, type ESTree } from 'vite';

/** A place in the code, from `start` to before `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A call of `t` or `rich`. */
export interface MessageCall extends Range {
  readonly kind: 't' | 'rich';
  readonly message: string;
  /** Where the value of each name is. */
  readonly values: ReadonlyMap<string, Range>;
  /** Whether the code runs when the module is loaded, and so before any reader is known. */
  readonly isAtLoad: boolean;
}

const MODULES = { t: /\/language\/t$|^\.\/t$/, rich: /\/ui\/rich$|^\.\.?\/rich$/ } as const;

/**
 * All messages of a module.
 * @throws Error naming the line when the message is no literal, the values are no object literal, or the function is used
 * in any other way than by calling it.
 */
export function findCalls(program: ESTree.Program, { file, code }: { file: string; code: string }): MessageCall[] {
  const imported = importsOf(program);
  if (imported.size === 0) return [];
  const calls: MessageCall[] = [];
  const callees = new Set<number>();
  let functions = 0;
  const enter = (): void => {
    functions += 1;
  };
  const leave = (): void => {
    functions -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    CallExpression({ callee, arguments: [first, second], start, end }) {
      if (callee.type !== 'Identifier' || !imported.has(callee.name)) return;
      callees.add(callee.start);
      const message = first && literalOf(first);
      if (message === undefined || message === null) throw problem(start, 'the message has to be a literal');
      const kind = callee.name === 'rich' ? 'rich' : 't';
      calls.push({ kind, message, values: valuesOf(second, start), start, end, isAtLoad: functions === 0 });
    },
  }).visit(program);
  new Visitor({
    Identifier({ name, start, end }) {
      if (!imported.has(name) || callees.has(start) || code[start - 1] === '.' || code[end] === ':') return;
      if (!program.body.some((node) => node.type === 'ImportDeclaration' && node.start <= start && end <= node.end))
        throw problem(start, `${name} may only be called`);
    },
  }).visit(program);
  return calls;

  function valuesOf(node: ESTree.Argument | undefined, start: number): Map<string, Range> {
    if (!node) return new Map();
    if (node.type !== 'ObjectExpression') throw problem(start, 'the values have to be an object literal');
    return new Map(
      node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed || property.method || property.key.type !== 'Identifier')
          throw problem(start, 'each value has to be written with its name');
        return [property.key.name, { start: property.value.start, end: property.value.end }];
      }),
    );
  }

  function problem(at: number, text: string): Error {
    return new Error(`${file}:${code.slice(0, at).split('\n').length}: ${text}`);
  }
}

function importsOf({ body }: ESTree.Program): ReadonlySet<string> {
  const names = body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    return node.specifiers.flatMap(({ local: { name } }) =>
      (name === 't' || name === 'rich') && MODULES[name].test(node.source.value) ? [name] : [],
    );
  });
  return new Set(names);
}

function literalOf(node: ESTree.Argument): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}
