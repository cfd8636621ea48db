import { sortMedia } from '@/lib/features/content-types/sustainability';

const YOUTUBE = 'https://www.youtube.com/watch?v=zCRKvDyyHmI';
const media = (...urls: string[]) => sortMedia(urls.map((url_media) => ({ url_media })));

test('uses a picture in first place for the banner, and the others for videos', () => {
  const { banner, videos } = media('Banner (1) & más.webp', YOUTUBE, 'recorrido.mp4');
  expect(banner).toBe('Banner (1) & más.webp');
  expect(videos.map((video) => video.kind)).toEqual(['embed', 'file']);
});

test('has no banner if the first is a video', () => {
  expect(media(YOUTUBE, 'recorrido.mp4')).toMatchObject({ banner: '', videos: [{}, {}] });
});

test('accepts a picture only in first place', () => {
  expect(media('banner.webp', 'otra.webp')).toEqual({ banner: 'banner.webp', videos: [] });
});

test.each(['0', 'https://otra.example/foto.jpg', '//otra.example/foto.jpg', 'javascript://x'])(
  'omits "%s"',
  (url) => {
    expect(media(url)).toEqual({ banner: '', videos: [] });
  },
);

test('accepts an empty list', () => {
  expect(media()).toEqual({ banner: '', videos: [] });
});
