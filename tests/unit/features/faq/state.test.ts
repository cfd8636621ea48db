import { NextRequest } from 'next/server';
import { readFaqState } from '@/lib/features/faq/state';
import { middleware } from '@/middleware';

const read = (query: string) => readFaqState(new URLSearchParams(query));

describe('readFaqState', () => {
  test('reads both ids', () => {
    expect(read('id_grouper=4&id=18')).toEqual({ grouperId: 4, questionId: 18 });
    expect(read('x=1&id=18&id_grouper=4')).toEqual({ grouperId: 4, questionId: 18 });
  });

  test.each([
    ...['', 'id=1', 'id_grouper=1', 'id_grouper=&id=', 'id_grouper=0&id=1', 'id_grouper=1&id=-1'],
    ...['id_grouper=1.5&id=1', 'id_grouper=1e3&id=1', 'id_grouper=uno&id=1'],
    ...['id_grouper=1&id=9999999999999999999999', 'id_grouper=1&id=1%00'],
    'id_grouper=%F0%9F%9A%9B&id=1',
  ])('reads nothing from "%s"', (query) => {
    expect(read(query)).toBeUndefined();
  });
});

describe('the middleware', () => {
  test.each([
    ['/detalle_pregunta', 307, '/'],
    ['/detalle_pregunta?id=3', 307, '/'],
    ['/detalle_pregunta?id=x&id_grouper=1', 307, '/'],
    ['/Detalle_Pregunta?id=3&id_grouper=1', 301, '/detalle_pregunta?id=3&id_grouper=1'],
  ])('redirects %s with %d to %s', (path, status, target) => {
    const answer = middleware(new NextRequest(`http://sitio.example${path}`));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(`http://sitio.example${target}`);
  });

  test('lets a complete state pass', () => {
    const address = 'http://sitio.example/detalle_pregunta?id=3&id_grouper=1';
    expect(middleware(new NextRequest(address)).headers.get('location')).toBeNull();
  });

  test('keeps the page of a question under only one URL', () => {
    const answer = middleware(new NextRequest('http://sitio.example/detalle_pregunta/1/3'));
    expect(answer.headers.get('location')).toBe('http://sitio.example/error/404');
  });
});
