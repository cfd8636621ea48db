import { parseVideo } from '@/lib/content/media/video';

const ID = 'dQw4w9WgX-_';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}&t=mucho`,
  `https://www.youtube.com/e/${ID}?start=0`,
  `https://m.youtube.com/watch?list=x&v=${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/v/${ID}`,
  `//www.youtube.com/embed/${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `youtu.be/${ID}`,
  `https://music.youtube.com/watch?v=${ID}&list=x`,
  `  https://youtu.be/${ID}  `,
])('%s is a YouTube video without cookies', (value) => {
  expect(parseVideo(value)).toEqual({
    kind: 'embed',
    provider: 'YouTube',
    page: `https://www.youtube.com/watch?v=${ID}`,
    frame: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`,
  });
});

const LIST = 'PLabcDEF_-12345678901234567890abcd';
const CHANNEL = 'UCabcDEF_-123456789012';
const youtube = (page: string, frame: string) => ({
  kind: 'embed',
  provider: 'YouTube',
  page: `https://www.youtube.com/${page}`,
  frame: `https://www.youtube-nocookie.com/embed/${frame}autoplay=1&rel=0`,
});

test.each([
  [`https://youtu.be/${ID}?t=90`, 90],
  [`https://youtu.be/${ID}?si=x&t=1m30s`, 90],
  [`https://www.youtube.com/watch?v=${ID}&t=30s`, 30],
  [`https://www.youtube.com/watch?v=${ID}&t=1h1s`, 3_601],
  [`https://www.youtube.com/watch?v=${ID}#t=1m30s`, 90],
  [`https://www.youtube.com/embed/${ID}?start=90`, 90],
  [`https://www.youtube.com/shorts/${ID}?t=5`, 5],
  [`https://www.youtube.com/live/${ID}?t=2m`, 120],
])('%s starts after %p seconds', (value, start) =>
  expect(parseVideo(value)).toEqual(youtube(`watch?v=${ID}&t=${start}s`, `${ID}?start=${start}&`)),
);

test.each([
  `https://www.youtube.com/embed/videoseries?list=${LIST}`,
  `https://www.youtube-nocookie.com/embed/videoseries?si=x&list=${LIST}`,
  `https://www.youtube.com/playlist?list=${LIST}`,
  `youtube.com/playlist?list=${LIST}&feature=share`,
  `https://www.youtube.com/watch?list=${LIST}`,
  `https://www.youtube.com/embed/?listType=playlist&list=${LIST}`,
])('%s is a playlist', (value) =>
  expect(parseVideo(value)).toEqual(youtube(`playlist?list=${LIST}`, `videoseries?list=${LIST}&`)),
);

test('a video of a list starts with it', () =>
  expect(parseVideo(`https://www.youtube.com/watch?v=${ID}&list=${LIST}&t=9`)).toEqual(
    youtube(`watch?v=${ID}&list=${LIST}&t=9s`, `${ID}?list=${LIST}&start=9&`),
  ));

test.each([
  `https://www.youtube.com/embed/live_stream?channel=${CHANNEL}`,
  `https://www.youtube.com/channel/${CHANNEL}/live`,
])("%s is a channel's live stream", (value) =>
  expect(parseVideo(value)).toEqual(
    youtube(`channel/${CHANNEL}/live`, `live_stream?channel=${CHANNEL}&`),
  ),
);

test('the page URL of every video is read as that video', () => {
  for (const address of [
    `https://www.youtube.com/watch?v=${ID}&list=${LIST}&t=9`,
    `https://www.youtube.com/playlist?list=${LIST}`,
    `https://www.youtube.com/channel/${CHANNEL}/live`,
  ]) {
    const video = parseVideo(address);
    expect(video?.kind === 'embed' && parseVideo(video.page)).toEqual(video);
  }
});

test.each([
  'https://vimeo.com/123456789',
  'https://www.vimeo.com/123456789?share=copy',
  'https://vimeo.com/123456789/likes',
  'https://player.vimeo.com/video/123456789?h="><b>',
  '//player.vimeo.com/video/123456789',
  'vimeo.com/123456789',
  'https://vimeo.com/channels/staffpicks/123456789',
  'https://vimeo.com/showcase/7654321/video/123456789',
  'https://vimeo.com/album/7654321/video/123456789',
  'https://vimeo.com/groups/reciclaje/videos/123456789',
])('%s is a Vimeo video without tracking', (value) => {
  expect(parseVideo(value)).toEqual({
    kind: 'embed',
    provider: 'Vimeo',
    page: 'https://vimeo.com/123456789',
    frame: 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1',
  });
});

test.each([
  'https://vimeo.com/123456789/0a1b2c3d4e',
  'https://vimeo.com/123456789/0a1b2c3d4e?share=copy',
  'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&title=0',
])('%s keeps the key of an unlisted video', (value) => {
  expect(parseVideo(value)).toEqual({
    kind: 'embed',
    provider: 'Vimeo',
    page: 'https://vimeo.com/123456789/0a1b2c3d4e',
    frame: 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&autoplay=1&dnt=1',
  });
});

test.each([
  ['recorrido.mp4', '/archivos/recorrido.mp4', 'video/mp4'],
  [
    'Recorrido (planta) #2 100% & más.WEBM',
    `/archivos/${encodeURIComponent('Recorrido (planta) #2 100% & más.WEBM')}`,
    'video/webm',
  ],
  [' a.mp4 ', '/archivos/a.mp4', 'video/mp4'],
  ['a.webm', '/archivos/a.webm', 'video/webm'],
  ['clip@2x.mp4', '/archivos/clip%402x.mp4', 'video/mp4'],
  ['planta.norte#2.mp4', '/archivos/planta.norte%232.mp4', 'video/mp4'],
])('%s is a file of the gateway', (value, src, type) =>
  expect(parseVideo(value)).toEqual({ kind: 'file', src, type }),
);

test.each([
  ...['', ' ', '0', 'foto.webp', 'video', 'video.mp4.exe', '<iframe></iframe>'],
  ...['https://www.youtube.com/', 'https://www.youtube.com/watch'],
  'https://www.youtube.com/watch?v=short',
  ...['https://www.youtube.com/embed/videoseries', 'https://www.youtube.com/embed/live_stream'],
  'https://www.youtube.com/embed/videoseries?list="><b>',
  `https://www.youtube.com/embed/live_stream?channel=otro`,
  `https://www.youtube.com/channel/${CHANNEL}`,
  'https://www.youtube.com/@canal/live',
  ...[`https://www.youtube.com/watch?v=${ID}x`, 'https://www.youtube.com/channel/UC1'],
  'https://youtu.be/',
  `https://youtube.com.otro.example/watch?v=${ID}`,
  `https://otro.example/youtube.com/embed/${ID}`,
  ...[`https://www.youtube.com@otro.example/embed/${ID}`, `https://notyoutube.com/watch?v=${ID}`],
  ...['https://vimeo.com/', 'https://vimeo.com/user', 'https://vimeo.com.otro.example/123'],
  ...['https://vimeo.com/channels/123456789', 'https://vimeo.com/showcase/123456789'],
  ...['https://vimeo.com/user/123456789', 'https://vimeo.com/showcase/7654321/video'],
  ...[`youtube.com.otro.example/watch?v=${ID}`, `otro.example/youtube.com/embed/${ID}`],
  ...[`ftp://youtube.com/watch?v=${ID}`, `javascript://youtube.com/watch?v=${ID}`],
  ...['https://otro.example/x.mp4', '//otro.example/x.mp4', 'javascript:alert(1)'],
  'data:text/html,x',
  ...['https://', 'https://[', `https://www.youtube.com/embed/${ID.slice(1)}"`],
])('%j is not a video', (value) => expect(parseVideo(value)).toBeUndefined());

test('no part of a URL can leave the frame that it is put into', () => {
  const video = parseVideo(`https://www.youtube.com/watch?v=${ID}&x="><script>alert(1)</script>`);
  expect(JSON.stringify(video)).not.toMatch(/script|[<>]/);
  expect(parseVideo('javascript:alert(1).mp4')).toEqual({
    kind: 'file',
    src: '/archivos/javascript%3Aalert(1).mp4',
    type: 'video/mp4',
  });
});
