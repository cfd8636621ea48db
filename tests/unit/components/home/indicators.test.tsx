import { render, screen } from '@testing-library/react';
import { Indicators } from '@/components/home/Indicators';

const empty = { id: 1, name_image: '', alt: '', title: '', description: ' ' };

test('a figure without picture, title and description is omitted', () => {
  const indicators = [
    { ...empty, alt: 'Texto de ninguna imagen' },
    { ...empty, id: 2, title: '120' },
    { ...empty, id: 3, description: 'camiones' },
    { ...empty, id: 4, name_image: 'cuatro.webp' },
  ];
  render(<Indicators indicators={indicators} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('the section is omitted without any figure', () => {
  const { container } = render(<Indicators indicators={[empty]} />);
  expect(container).toBeEmptyDOMElement();
});
