import { plain } from '@/tools/doctor/editorial/records/lines';
import {
  metadataTexts,
  shownRecord,
  textsOf,
  type ShownPicture,
  type ShownRecord,
} from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import type { BlogPost } from '@/lib/content/gateway/blog';
import type { PressItem } from '@/lib/content/gateway/press';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { parseVideo } from '@/lib/content/media/video';
import { routes } from '@/lib/server/routing/routes';

export function postRecords(content: Content): ShownRecord[] {
  return listOrEmpty(content.posts).map(postRecord);
}

function postPictures(post: BlogPost): ShownPicture[] {
  const own = post.lstblog_photos.map(({ name_photo, title }, at): ShownPicture => ({
    field: `lstblog_photos[${at}].name_photo`,
    file: name_photo,
    place: 'news',
    // Without a title the site writes the post's.
    ...(title ? { alt: { field: `lstblog_photos[${at}].title`, text: title } } : {}),
  }));
  return [...plain('name_cover_image', post.name_cover_image, 'newsCard'), ...own];
}

export function postRecord(post: BlogPost): ShownRecord {
  const { id, title_publication, text_publication } = post;
  return shownRecord('noticia', id, title_publication, routes.blogPost(post), {
    texts: [...textsOf('name', { title_publication }), ...metadataTexts(post)],
    htmls: [
      {
        field: 'text_publication',
        value: text_publication,
        level: 2,
        isMain: parseVideo(post.video_url) === undefined,
      },
    ],
    pictures: postPictures(post),
    videos: [{ field: 'video_url', value: post.video_url }],
    dates: [{ field: 'start_date', value: post.start_date, kind: 'date' }],
    search: {
      titlePage: post.title_page,
      fallback: { field: 'title_publication', value: title_publication },
      description: { value: post.meta_description },
    },
    slug: { field: 'url', value: post.url },
  });
}

export function pressRecords(content: Content): ShownRecord[] {
  return listOrEmpty(content.press).map((item) => pressRecord(content, item));
}

function pressRecord(content: Content, item: PressItem): ShownRecord {
  const { id, title, meta_description, title_page } = item;
  const images = content.pressImages.get(id);
  const files = content.pressFiles.get(id);
  return shownRecord('comunicado de prensa', id, title, routes.pressItem(title), {
    texts: [
      ...textsOf('name', { title }),
      ...textsOf('text', { meta_description }),
      ...textsOf('metadata', { title_page }),
    ],
    pictures: [
      ...plain('name_image', item.name_image, 'press'),
      ...(images ? listOrEmpty(images) : []).flatMap(({ name_image }, at) =>
        plain(`images[${at}].name_image`, name_image, 'pressImage'),
      ),
    ],
    files: (files ? listOrEmpty(files) : []).map(({ name_file }, at) => ({
      field: `files[${at}].name_file`,
      file: name_file,
      kind: 'any',
    })),
    dates: [{ field: 'date_notice', value: item.date_notice, kind: 'date' }],
    search: {
      titlePage: title_page,
      fallback: { field: 'title', value: title },
      description: { value: meta_description, isShown: true },
    },
  });
}
