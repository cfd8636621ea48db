import { changedPages, page } from '@/lib/publishing/sitemap/site-page';

const pages = [
  page('/', ['home', 'blog']),
  page('/blog', ['blog']),
  page('/Blog_Detalle/una', ['blog'], { names: [1, 'una', 'Una Nota'] }),
  page('/Blog_Detalle/dos', ['blog'], { names: [2, 'dos', ''] }),
  page('/prensa', ['press']),
  page('/detalle_prensa/una', ['press'], { names: [1, '', 'Una'] }),
];
const changed = (...tags: string[]) => changedPages(pages, tags).map(({ path }) => path);

test.each([
  [['blog'], ['/', '/blog', '/Blog_Detalle/una', '/Blog_Detalle/dos']],
  [
    ['blog', 'blog:1'],
    ['/', '/blog', '/Blog_Detalle/una'],
  ],
  [['blog:una nota'], ['/', '/blog', '/Blog_Detalle/una']],
  [
    ['blog', 'blog:dos', 'press'],
    ['/', '/blog', '/Blog_Detalle/dos', '/prensa', '/detalle_prensa/una'],
  ],
  [
    ['blog', 'blog:gone'],
    ['/', '/blog'],
  ],
  [['blog:'], ['/', '/blog']],
  [['quote'], []],
])('%j changes %j', (tags, paths) => expect(changed(...tags)).toEqual(paths));
