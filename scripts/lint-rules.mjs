/* Rules that the linter itself does not have (.oxlintrc.json). */

/** Reports a directive that turns a rule off without a reason after `--`. */
const describedDirective = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = comment.value.trim();
        if (!/^(?:eslint|oxlint)-disable/.test(text) || /\s--\s+\S/.test(text)) continue;
        context.report({ node: comment, message: 'Say why, after `--`.' });
      }
    },
  }),
};

const noBarrel = {
  create: (context) => ({
    ExportAllDeclaration: (node) =>
      context.report({ node, message: 'No barrel files: import from the source.' }),
  }),
};

const isSignal = ({ type, key, value }) =>
  type === 'Property' && key.name === 'signal' && value.raw !== 'null';

const noRequestSignal = {
  create: (context) => ({
    NewExpression({ callee, arguments: [, init] }) {
      if (callee.name !== 'Request' || init?.type !== 'ObjectExpression') return;
      const signal = init.properties.find(isSignal);
      const message = 'A Request holds its signal weakly: give the signal to fetch.';
      if (signal) context.report({ node: signal, message });
    },
  }),
};

const documentedExport = {
  create: (context) => ({
    ExportNamedDeclaration(node) {
      const comments = context.sourceCode.getCommentsBefore(node);
      if (!node.declaration || comments.some(({ value }) => value.startsWith('*'))) return;
      context.report({ node, message: 'Say what it is for, in a docstring.' });
    },
  }),
};

const plugin = {
  meta: { name: 'site' },
  rules: {
    'described-directive': describedDirective,
    'documented-export': documentedExport,
    'no-barrel': noBarrel,
    'no-request-signal': noRequestSignal,
  },
};

export default plugin;
