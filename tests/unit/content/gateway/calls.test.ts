import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';

const schema = z.object({ id: z.number() });

describe('a call that is declared twice', () => {
  const { NODE_ENV } = process.env;
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  test('fails as its module loads, by its name', () => {
    listCall('/twice/{id}/parts', schema, 'faq');
    listCall('/twice/{id}', schema, 'faq');
    expect(() => recordCall('/twice/{name}', schema, 'blog')).toThrow(
      'Declared twice: GET /web-page-conf/twice/*.',
    );
  });

  test('replaces the first in development, where a changed module loads again', () => {
    Object.assign(process.env, { NODE_ENV: 'development' });
    listCall('/again', schema, 'faq');
    expect(() => listCall('/again', schema, 'faq')).not.toThrow();
  });
});
