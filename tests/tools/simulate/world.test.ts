import { Random } from '@/tools/simulate/random';
import { World } from '@/tools/simulate/world';

test('numbers follow from the seed, its upper half too', () => {
  const some = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: 5 }, () => random.below(1_000));
  };
  expect(some(7)).toEqual(some(7));
  expect(some(7)).not.toEqual(some(8));
  expect(some(7)).not.toEqual(some(7 + 2 ** 32));
});

test('things happen in the order of their times, at one time in the order they were asked for', async () => {
  const world = new World(1, 0);
  const seen: string[] = [];
  for (const [ms, name] of [
    [30, 'c'],
    [10, 'a'],
    [30, 'd'],
    [20, 'b'],
  ] as const)
    world.after(ms, () => void seen.push(`${name} at ${world.time}`));
  world.after(15, () => void seen.push('never'))();
  while (world.next() !== undefined) await world.step();
  expect(seen).toEqual(['a at 10', 'b at 20', 'c at 30', 'd at 30']);
});

test('what a thing does, and what follows from it, is over before the next one happens', async () => {
  const world = new World(1, 0);
  const seen: string[] = [];
  world.after(1, async () => {
    await new Promise(setImmediate);
    seen.push('first');
    void Promise.resolve()
      .then(() => undefined)
      .then(() => seen.push('what follows'));
  });
  world.after(1, () => void seen.push('second'));
  await world.step();
  expect(seen).toEqual(['first', 'what follows']);
  await world.step();
  expect(seen).toEqual(['first', 'what follows', 'second']);
});

test('the first rule that does not hold is kept', () => {
  const world = new World(1, 0);
  world.breaks('one', 'first');
  world.breaks('two', 'second');
  expect(world.broken?.message).toBe('one: first');
});
