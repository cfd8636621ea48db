import { situations, situationsOfDisks } from '@/tools/drills/chaos/support/alarm-situations';
import { alertNames } from '@/tools/drills/chaos/support/scaled-rules';

test('each alert has a situation in which it must fire', () => {
  const expected = [...situations, ...situationsOfDisks].flatMap(({ alerts }) => alerts);
  expect([...new Set(expected)].sort()).toEqual(alertNames().sort());
});
