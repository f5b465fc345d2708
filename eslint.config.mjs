import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const generated = [
  '**/generated/**',
  '**/__generated__/**',
  '**/dist/**',
  '**/node_modules/**',
  '.data/**',
  'web/public/**',
  'coverage/**',
];
/** A column with an address that somebody may have typed. */
const ADDRESS = '(email|phone|recipient|claimerEmail|claimerPhone)';
const ADDRESS_IN_SQL =
  '(\\b(email|phone|recipient|claimer_email|claimer_phone)\\)*\\s*(=(?!\\s*excluded)|\\bIN\\b|\\bI?LIKE\\b|~)|position\\()';
const BY_ADDRESS = 'Find rows by their owner, or by a ProvenAddress with services/people/addresses.';
/** Modules that saw a link come back from an address, or that read verified addresses. */
const VERIFIERS = [
  'services/people/addresses/*.ts',
  'services/accounts/mailLinks/mailedTokens.ts',
  'services/messages/newsletter/confirmationTokens.ts',
  'services/messages/mail/unsubscribeTokens.ts',
  'services/messages/outgoing/openingTokens.ts',
  'services/messages/sms/smsSender.ts',
];

const TYPED_ADDRESSES = [
  { selector: `Property[key.name=/^(where|OR|AND|NOT)$/] Property[key.name=/^${ADDRESS}$/]`, message: BY_ADDRESS },
  { selector: `TemplateElement[value.raw=/${ADDRESS_IN_SQL}/]`, message: BY_ADDRESS },
  { selector: `Literal[value=/${ADDRESS_IN_SQL}/]`, message: BY_ADDRESS },
  { selector: 'TSAsExpression TSTypeReference[typeName.name="ProvenAddress"]', message: BY_ADDRESS },
];
const PROVEN = { regex: 'addresses/ProvenAddress$', importNames: ['proven'], message: BY_ADDRESS };

const BY_THE_GATE = 'Everything that leaves passes the gate: post it with a function of services/messages/outgoing.';
const AROUND_THE_GATE = [
  {
    selector:
      'CallExpression[callee.property.name=/^(create|createMany|createManyAndReturn|upsert)$/][callee.object.property.name="mail"]',
    message: BY_THE_GATE,
  },
  { selector: 'TemplateElement[value.raw=/insert\\s+into\\s+mail\\b/i]', message: BY_THE_GATE },
  { selector: 'Literal[value=/insert\\s+into\\s+mail\\b/i]', message: BY_THE_GATE },
  { selector: 'CallExpression[callee.property.name="send"][callee.object.name="mailer"]', message: BY_THE_GATE },
];
const STORES = { regex: '/postLetter$', importNames: ['storeLetter'], message: BY_THE_GATE };
const SENDERS = { regex: '^(nodemailer|web-push)$|/(openMailer|smsSender|pushSender)$', message: BY_THE_GATE };
const NO_IMPORTS = '@typescript-eslint/no-restricted-imports';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**', 'scripts/proof/**'];
const BY_ORIGIN = 'Links in messages lead to a PublicOrigin (services/platform/links), which only these files make.';
/** Modules that read the configuration, or that check where a request came from. */
const ORIGIN_MAKERS = ['services/platform/links/*.ts', 'api/http/guards/originOf.ts'];
const NOT_PUBLIC = { regex: 'links/PublicOrigin$', importNames: ['publicOrigin'], message: BY_ORIGIN };
const GUESSED_ORIGINS = [
  { selector: 'TSAsExpression TSTypeReference[typeName.name="PublicOrigin"]', message: BY_ORIGIN },
  {
    selector:
      ':matches(TemplateLiteral, BinaryExpression[operator="+"]) > MemberExpression[object.name="ctx"][property.name="origin"]',
    message: BY_ORIGIN,
  },
];

export default tseslint.config(
  { ignores: generated },
  // As somebody else writes them, who has not our rules.
  { ignores: ['api/developers/{snippets,testing}/*.mts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      // An async function without await is useful: its errors become rejections.
      '@typescript-eslint/require-await': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Somebody who typed an address has not shown that it is theirs, so it selects no rows (services/people/addresses/ProvenAddress.ts).
    files: ['{services,api,worker}/**/*.ts'],
    ignores: ['services/people/addresses/**', 'services/platform/links/**', ...tests],
    rules: {
      'no-restricted-syntax': ['error', ...TYPED_ADDRESSES, ...GUESSED_ORIGINS, ...AROUND_THE_GATE],
    },
  },
  {
    files: ['services/messages/outgoing/{postLetter,postReminder,sendMail}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...TYPED_ADDRESSES, ...GUESSED_ORIGINS] },
  },
  {
    files: ['{services,api,worker,scripts}/**/*.ts'],
    ignores: tests,
    rules: { [NO_IMPORTS]: ['error', { patterns: [PROVEN, STORES, SENDERS, NOT_PUBLIC] }] },
  },
  {
    files: ORIGIN_MAKERS,
    rules: { [NO_IMPORTS]: ['error', { patterns: [PROVEN, STORES, SENDERS] }] },
  },
  {
    files: VERIFIERS,
    rules: { [NO_IMPORTS]: ['error', { patterns: [STORES, SENDERS, NOT_PUBLIC] }] },
  },
  {
    files: ['services/messages/outgoing/post*.ts'],
    rules: { [NO_IMPORTS]: ['error', { patterns: [PROVEN, SENDERS, NOT_PUBLIC] }] },
  },
  {
    files: ['services/messages/{senders,sms,push,mail}/*.ts'],
    ignores: [...VERIFIERS, ...tests],
    rules: { [NO_IMPORTS]: ['error', { patterns: [PROVEN, STORES, NOT_PUBLIC] }] },
  },
  {
    files: ['services/messages/sms/smsSender.ts'],
    rules: { [NO_IMPORTS]: ['error', { patterns: [STORES, NOT_PUBLIC] }] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: tests,
    rules: {
      // Tests read JSON and rows whose shape they know.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{mjs,js,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        setTimeout: 'readonly',
        module: 'writable',
        console: 'readonly',
        URL: 'readonly',
      },
    },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error', eqeqeq: 'error', 'max-lines': ['error', 250] },
  },
);
