import { transformSync, types as t, type PluginObj, type NodePath } from '@babel/core';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const require = createRequire(import.meta.url);
const flags: Readonly<Record<string, unknown>> = (
  require('relay-runtime') as { RelayFeatureFlags: Record<string, unknown> }
).RelayFeatureFlags;
const flowParser: string = require.resolve('babel-plugin-syntax-hermes-parser');
const stripTypes: string = require.resolve('@babel/plugin-transform-flow-strip-types');

/** The Flow source that Relay publishes beside each compiled module, or null when `id` is none of Relay's modules. */
export function relaySourceOf(id: string): string | null {
  const match = /^(.*\/node_modules\/(?:relay-runtime|react-relay))\/lib\/(.*)\.js$/.exec(id);
  const file = match ? `${match[1]}/${match[2]}.js.flow` : '';
  return file && existsSync(file) ? file : null;
}

/**
 * One of Relay's own sources as a modern ES module: types and development checks gone, feature flags written out,
 * require and module.exports turned into import and export, so that the bundler sees what is used.
 */
export function compileRelaySource(file: string): string {
  const result = transformSync(readFileSync(file, 'utf8'), {
    babelrc: false,
    configFile: false,
    filename: file,
    plugins: [flowParser, stripTypes, toProductionModule(file)],
  });
  if (!result?.code) throw new Error(`Could not compile ${file}`);
  return result.code;
}

function toProductionModule(file: string): PluginObj {
  return {
    name: 'production-module',
    visitor: {
      Program: {
        exit: (path) => void (path.node.body = path.node.body.flatMap((statement) => toEsm(statement, path, file))),
      },
      Directive: (path) => path.remove(),
      Identifier(path) {
        if (path.node.name === '__DEV__') path.replaceWith(t.booleanLiteral(false));
      },
      CallExpression(path) {
        const { callee } = path.node;
        // The messages are for development; the condition stays.
        if (t.isIdentifier(callee, { name: 'invariant' })) path.node.arguments.splice(1);
        if (t.isIdentifier(callee, { name: 'warning' }) && path.parentPath.isExpressionStatement()) path.remove();
      },
      ClassMethod: (path) => shortenKey(path.node),
      ClassProperty: (path) => shortenKey(path.node),
      MemberExpression(path) {
        const { object, property } = path.node;
        if (!path.node.computed && t.isIdentifier(property)) property.name = shortName(property.name);
        if (!t.isIdentifier(object, { name: 'RelayFeatureFlags' }) || !t.isIdentifier(property)) return;
        if (path.parentPath.isAssignmentExpression() || !(property.name in flags)) return;
        path.replaceWith(t.valueToNode(flags[property.name]));
      },
    },
  };
}

const shortNames = new Map<string, string>();

/** Relay's private members (this._recordSource) under short names, the same in all its modules. */
function shortName(name: string): string {
  if (!/^_[a-zA-Z]/.test(name)) return name;
  const short = shortNames.get(name) ?? `_${shortNames.size.toString(36)}`;
  shortNames.set(name, short);
  return short;
}

function shortenKey(member: { key: t.Node; computed?: boolean | null }): void {
  if (!member.computed && t.isIdentifier(member.key)) member.key.name = shortName(member.key.name);
}

function toEsm(statement: t.Statement, program: NodePath<t.Program>, file: string): t.Statement[] {
  if (t.isVariableDeclaration(statement) && statement.declarations.length === 1) {
    const [declaration] = statement.declarations;
    const source = requiredBy(declaration?.init);
    if (declaration && source !== null) return importsOf(declaration, source, program, file);
  }
  if (t.isExpressionStatement(statement) && t.isAssignmentExpression(statement.expression)) {
    const { left, right } = statement.expression;
    if (t.isMemberExpression(left) && t.isIdentifier(left.object, { name: 'module' })) return exportsOf(right, program);
  }
  return [statement];
}

function requiredBy(init: t.Expression | null | undefined): string | null {
  if (!t.isCallExpression(init) || !t.isIdentifier(init.callee, { name: 'require' })) return null;
  const [source] = init.arguments;
  return t.isStringLiteral(source) ? source.value : null;
}

function importsOf(
  declaration: t.VariableDeclarator,
  source: string,
  program: NodePath<t.Program>,
  file: string,
): t.Statement[] {
  const from = t.stringLiteral(source);
  const { id } = declaration;
  const named = exportsNames(source, file);
  if (t.isIdentifier(id)) {
    return [t.importDeclaration([named ? t.importNamespaceSpecifier(id) : t.importDefaultSpecifier(id)], from)];
  }
  if (!t.isObjectPattern(id)) throw new Error(`${file}: cannot read the require of ${source}`);
  if (!named) {
    const whole = program.scope.generateUidIdentifier('module');
    return [
      t.importDeclaration([t.importDefaultSpecifier(whole)], from),
      t.variableDeclaration('const', [t.variableDeclarator(id, whole)]),
    ];
  }
  const imports: t.Statement[] = [];
  const specifiers: t.ImportSpecifier[] = [];
  for (const property of id.properties) {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key))
      throw new Error(`${file}: cannot read the require of ${source}`);
    const { key, value } = property;
    if (t.isIdentifier(value)) specifiers.push(t.importSpecifier(value, key));
    // As imports of their own, so that a name which is missing there fails the build.
    else if (t.isObjectPattern(value))
      imports.push(...importsOf(t.variableDeclarator(value), `${source}/${key.name}`, program, file));
  }
  return [t.importDeclaration(specifiers, from), ...imports];
}

/** Whether a module exports an object of names; the others export one thing. */
function exportsNames(source: string, importer: string): boolean {
  if (source === 'react' || source.startsWith('relay-runtime')) return true;
  if (!source.startsWith('.')) return false;
  const file = `${resolve(dirname(importer), source)}.js.flow`;
  return existsSync(file) && /module\.exports = \(?\{/.test(readFileSync(file, 'utf8'));
}

function exportsOf(exported: t.Expression, program: NodePath<t.Program>): t.Statement[] {
  if (!t.isObjectExpression(exported)) return [t.exportDefaultDeclaration(exported)];
  const before: t.Statement[] = [];
  const specifiers = exported.properties.map((property) => {
    if (t.isSpreadElement(property) || !t.isIdentifier(property.key)) throw new Error('Cannot name the exports');
    if (t.isObjectProperty(property) && t.isIdentifier(property.value))
      return t.exportSpecifier(property.value, property.key);
    const local = program.scope.generateUidIdentifier(property.key.name);
    const value = t.isObjectMethod(property)
      ? t.functionExpression(null, property.params, property.body)
      : property.value;
    if (!t.isExpression(value)) throw new Error('Cannot name the exports');
    before.push(t.variableDeclaration('const', [t.variableDeclarator(local, value)]));
    return t.exportSpecifier(local, property.key);
  });
  const whole = t.objectExpression(specifiers.map(({ exported: key, local }) => t.objectProperty(key, local)));
  return [...before, t.exportNamedDeclaration(null, specifiers), t.exportDefaultDeclaration(whole)];
}
