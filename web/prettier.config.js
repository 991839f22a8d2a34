/** As wide as the Python side; single quotes as TypeScript here has always had them. */
export default {
  printWidth: 118,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
