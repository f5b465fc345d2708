// CommonJS on purpose: relay-compiler cannot read an ES module here.
module.exports = {
  src: './web/src',
  language: 'typescript',
  schema: './schema.graphql',
  eagerEsModules: true,
  excludes: ['**/node_modules/**', '**/dist/**', '**/__generated__/**', '**/__mocks__/**'],
  customScalarTypes: { Money: 'string', DateTime: 'string', Date: 'string' },
  requireCustomScalarTypes: true,
  useImportTypeSyntax: true,
  persistConfig: { file: './web/persisted.json', algorithm: 'SHA256' },
};
