import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

// Without type information: svelte-check reads the types, and this takes seconds instead of half a minute.
export default [
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off', // TypeScript knows what there is
      // Indexing gives `undefined` with noUncheckedIndexedAccess: where something must be there, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // A Set that is held by a state is replaced as a whole, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off', // {' · '}: at the edge of a block a bare space would be lost
      'svelte/no-unused-svelte-ignore': 'off', // takes the reason after a code for more codes
    },
  },
];
