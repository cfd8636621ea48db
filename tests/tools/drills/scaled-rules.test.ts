import { alertNames, ruleFiles, scaleRules } from '@/tools/drills/chaos/support/scaled-rules';

test('windows, waits and ages become a thirtieth; shares, counts and bytes stay', () => {
  expect(scaleRules('expr: time() - max(a[1d]) > 2 * 3600\nfor: 5m')).toBe(
    'expr: time() - max(a[2880000ms]) > 2 * 3600 / 30\nfor: 10000ms',
  );
  const unchanged = 'expr: a{le="2.5"} / b < 0.15 and sum(c) > 20 and d < 2e9\nfor: abc';
  expect(scaleRules(unchanged)).toBe(unchanged);
});

test('each age in the rules is a product, which scaling knows', () => {
  for (const text of ruleFiles().values()) {
    const expressions = text.replace(
      /"[^"]*"|'[^']*'|\[[^\]]*\]|#.*|^ +(?:for|summary|runbook):.*/gm,
      '',
    );
    const products = expressions.replace(/\b\d+ \* (?:60|3600|86400)\b/g, '');
    const numbers = [...products.matchAll(/(?<![\w.])\d+(?![\w.])/g)].map(Number);
    expect(Math.max(0, ...numbers)).toBeLessThan(60);
  }
  expect(alertNames().length).toBeGreaterThan(15);
});
