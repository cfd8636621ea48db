import { expect, test, EDGE } from './support/fixtures';
test('home', async ({ stack }) => {
  console.log(
    Object.entries(stack.containers)
      .map(([n, c]) => n + c.state + c.output.slice(-600))
      .join('\n'),
  );
  const response = await fetch(EDGE);
  expect(response.status).toBe(200);
  for (const c of Object.values(stack.containers))
    console.log(c.name, await c.stop(), c.output.slice(-300));
});
