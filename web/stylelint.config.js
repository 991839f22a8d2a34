export default {
  extends: 'stylelint-config-standard',
  overrides: [{ files: '**/*.svelte', customSyntax: 'postcss-html' }],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }], // Svelte's own
    // Rules stand in the order in which things stand on the page, not by the weight of their selectors.
    'no-descending-specificity': null,
    // Where empty lines help is left to who writes.
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
};
