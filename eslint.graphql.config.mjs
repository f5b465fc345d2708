import graphql from '@graphql-eslint/eslint-plugin';
import tseslint from 'typescript-eslint';

const generated = [
  '**/generated/**',
  '**/__generated__/**',
  '**/dist/**',
  '**/node_modules/**',
  'api/releases/kept/**',
];
const SCREENS = ['web/src/**/*.{ts,tsx}'];
const graphQLConfig = { schema: './schema.graphql', documents: [...SCREENS, 'api/rest/**/*.graphql'] };
const { 'flat/operations-recommended': ofDocuments, 'flat/schema-recommended': ofSchema } = graphql.configs;
const { 'flat/schema-relay': ofRelay } = graphql.configs;

/**
 * The rules of @graphql-eslint for the schema and for the documents of the screens and of REST: all that it recommends, and those of Relay.
 * What follows a configuration is each exception with its reason. There are none elsewhere.
 */
export default [
  { ignores: generated },
  // Comments in the sources are for the rules of eslint.config.mjs.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  { files: SCREENS, languageOptions: { parser: tseslint.parser }, processor: graphql.processor },
  {
    files: ['**/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig } },
    plugins: { '@graphql-eslint': { rules: graphql.rules } },
  },
  {
    files: ['schema.graphql'],
    rules: {
      ...ofSchema.rules,
      ...ofRelay.rules,
      // A list that is short by a limit, as the lines of a bill are, comes whole. Only a list that grows is a connection.
      // An entry of `User.evenings` sums an evening up for its account, and cannot be asked for by itself.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      // What can be asked for by `node` has an id. Payloads, facts of a trail and amounts are values, and a made-up id would be kept by caches.
      '@graphql-eslint/strict-id-in-types': 'off',
      // It takes `claimerName` for "claim" and `username` for "user", and has no exceptions. `User.userId` is the id in links beside the global `id`.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    rules: {
      ...ofDocuments.rules,
      // relay-compiler demands the names that this rule refuses, such as `BillHeader_receipt`.
      '@graphql-eslint/naming-convention': 'off',
      // It knows those of Relay on fields alone, as its option lists them. relay-compiler checks all, and none is sent.
      '@graphql-eslint/known-directives': 'off',
      // A fragment has arguments of its own in Relay, which are no variables of an operation. relay-compiler checks them.
      '@graphql-eslint/no-undefined-variables': 'off',
      // relay-compiler adds the id wherever a type has one.
      '@graphql-eslint/require-selections': 'off',
    },
  },
  {
    files: ['api/rest/**/*.graphql'],
    rules: {
      ...ofDocuments.rules,
      // Ids are for caches, and REST keeps what it answers as a whole.
      '@graphql-eslint/require-selections': 'off',
    },
  },
  {
    // REST has `serviceChargePercent` until it is gone from both, and says that it is deprecated.
    files: ['api/rest/{receipts,sharedReceipts}/documents.graphql'],
    rules: { '@graphql-eslint/no-deprecated': 'off' },
  },
];
