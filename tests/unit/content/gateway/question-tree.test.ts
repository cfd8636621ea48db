import { decodeTree, type TreeNode } from '@/lib/content/gateway/question-tree';

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
const decode = (value: unknown) => decodeTree(encode(value));
const question = (title: string, children: unknown[], file?: unknown) => ({
  type: 'question',
  title,
  ...(file === undefined ? {} : { file }),
  children,
});
const answer = (title: string, children?: unknown, file?: unknown) => ({
  type: 'answer',
  title,
  ...(file === undefined ? {} : { file }),
  ...(children === undefined ? {} : { children }),
});
const node = (type: TreeNode['type'], title: string, children: TreeNode[] = [], file = '') => ({
  type,
  title,
  file,
  children,
});

test('one question is read with the images of its answers', () => {
  expect(
    decode(question('¿Qué?', [answer('A', [], 'a.webp'), answer('B', null, '0'), answer('C')])),
  ).toEqual([
    node('question', '¿Qué?', [
      node('answer', 'A', [], 'a.webp'),
      node('answer', 'B'),
      node('answer', 'C'),
    ]),
  ]);
});

test('a question without a title gets a default title', () => {
  expect(decode(question('  ', [answer('A')]))).toEqual([
    node('question', 'Elige una opción', [node('answer', 'A')]),
  ]);
});

test('the type is read in any letter case', () => {
  expect(
    decode({ type: 'Question', title: 'Q', children: [{ type: ' ANSWER', title: 'A' }] }),
  ).toEqual([node('question', 'Q', [node('answer', 'A')])]);
});

test('a node without a type gets it from its depth, and an unknown type is still rejected', () => {
  const untyped = (title: string, children?: unknown[]) => ({ title, children });
  const tree = [
    untyped('1', [untyped('a', [{ ...untyped('2', [untyped('b')]), type: null }])]),
    untyped('3', [{ ...untyped('c'), type: ' ' }, question('4', [answer('d')])]),
    { ...untyped('5', [untyped('e')]), type: 'group' },
  ];
  expect(decode(tree)).toEqual([
    node('question', '1', [node('answer', 'a', [node('question', '2', [node('answer', 'b')])])]),
    node('question', '3', [node('answer', 'c')]),
  ]);
});

test('questions side by side keep their order, at the top and below an answer', () => {
  const titles = decode([
    question('1', [answer('1a', [question('2', [answer('2a')]), question('3', [answer('3a')])])]),
    question('4', [answer('4a')]),
  ]).map(function titlesOf(one): unknown {
    return [one.title, one.children.map(titlesOf)];
  });
  expect(titles).toEqual([
    [
      '1',
      [
        [
          '1a',
          [
            ['2', [['2a', []]]],
            ['3', [['3a', []]]],
          ],
        ],
      ],
    ],
    ['4', [['4a', []]]],
  ]);
});

test('the text is decoded as UTF-8', () => {
  const title = '¿Cuántos m³ de «cartón» al año? 🙂 ñandú';
  expect(decode([question(title, [answer('Más de 6 m³', [], 'cajón (1).webp')])])).toEqual([
    node('question', title, [node('answer', 'Más de 6 m³', [], 'cajón (1).webp')]),
  ]);
});

test('twelve levels of questions are read completely', () => {
  let tree: unknown = question('12', [answer('fin')]);
  for (let level = 11; level > 0; level--)
    tree = question(String(level), [answer('sigue', [tree])]);
  let [node] = decode(tree);
  for (let level = 1; level < 12; level++) {
    expect(node?.title).toBe(String(level));
    node = node?.children[0]?.children[0];
  }
  expect(node?.children[0]?.title).toBe('fin');
});

test('an unbounded tree is cut without an error', () => {
  const open =
    '{"type":"question","title":"x","children":[{"type":"answer","title":"y","children":[';
  const tree = open.repeat(1_000) + ']}]}'.repeat(1_000);
  const depthOf = (nodes: TreeNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((one) => depthOf(one.children)));
  const depth = depthOf(decode(tree));
  expect(depth).toBeGreaterThanOrEqual(24);
  expect(depth).toBeLessThan(100);
});

test.each([
  ['nothing', ''],
  ['white space', ' \n'],
  ['an empty list', encode([])],
  ['null', encode(null)],
  ['an empty object', encode({})],
  ['a text', encode('"x"')],
  ['a number', encode('7')],
  ['no JSON', encode('<html>')],
  ['half of it', encode(question('x', [answer('y')])).slice(0, 20)],
  ['no base64', '¡esto no!'],
  ['JSON without base64', JSON.stringify(question('x', [answer('y')]))],
  [
    'Latin-1',
    Buffer.from(JSON.stringify(question('¿Qué?', [answer('y')])), 'latin1').toString('base64'),
  ],
  ['an answer without its question', encode(answer('x'))],
  ['a question without answers', encode(question('x', []))],
  ['a question whose answers are no list', encode({ type: 'question', title: 'x', children: {} })],
  ['a question whose children are questions', encode(question('x', [question('y', [])]))],
  ['an answer without a title', encode(question('x', [answer('  ')]))],
  ['another type', encode({ type: 'group', title: 'x', children: [answer('y')] })],
])('%s is an empty tree', (_what, base64) => expect(decodeTree(base64)).toEqual([]));

test('a question without answers is skipped, and its neighbours stay', () => {
  expect(
    decode([
      question('vacía', []),
      question('1', [
        answer('a', [question('vacía', []), question('2', [answer('b')])]),
        'x',
        null,
        {},
      ]),
    ]),
  ).toEqual([
    node('question', '1', [node('answer', 'a', [node('question', '2', [node('answer', 'b')])])]),
  ]);
});

test('base64 with line breaks is read', () => {
  const base64 = encode(question('x', [answer('y')]));
  expect(decodeTree(base64.replace(/.{10}/g, '$&\r\n'))).toHaveLength(1);
});

test('a field of a wrong type never drops the node', () => {
  expect(
    decode([
      question(
        '¿Cuántos?',
        [answer('2', undefined, 7), { ...answer(''), title: 3, children: 'x' }],
        {},
      ),
    ]),
  ).toEqual([node('question', '¿Cuántos?', [node('answer', '2', [], '7'), node('answer', '3')])]);
});

test('a tree that is too deep is cut', () => {
  let deep: object = answer('Última');
  for (let level = 0; level < 40; level += 1) deep = answer('Sí', [question('¿Y?', [deep])]);
  expect(decodeTree(encode(question('¿Primera?', [deep])))).toHaveLength(1);
});
