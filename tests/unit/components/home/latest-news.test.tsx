import { render, screen } from '@testing-library/react';
import { LatestNews } from '@/components/home/LatestNews';
import { post } from '@/tests/unit/components/news/support';

test('all latest news of the gateway are shown, each with only its first paragraph', () => {
  const posts = [1, 2, 3, 4, 5].map((id) =>
    post(id, { text_publication: `<p>Primero ${id}.</p><p>Segundo.</p>` }),
  );
  render(<LatestNews posts={posts} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Noticias' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
    posts.map(({ title_publication }) => title_publication),
  );
  expect(screen.getAllByText(/^Primero \d\.$/)).toHaveLength(5);
  expect(screen.queryByText(/Segundo/)).toBeNull();
});
