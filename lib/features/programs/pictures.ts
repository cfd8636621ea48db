import type { Program } from '@/lib/content/gateway/programs';
import { excerpt } from '@/lib/content/html/text';
import type { VideoFacts } from '@/lib/content/media/video';
import { decoded } from '@/lib/util/urls.mts';

const FILE_CALL = /[?&]file=([^&#]+)/i;

/** Returns the file key of a `cover_photo_url`, which may be the file call's URL or a bare key. */
function keyOf(url: string): string {
  const address = url.trim();
  const named = FILE_CALL.exec(address)?.[1];
  if (named === undefined) return /[/\\:]/.test(address) || address === '0' ? '' : address;
  return decoded(named) ?? '';
}

type Covers = Pick<Program, 'cover_photo' | 'name_cover_photo' | 'cover_photo_url'>;

/** Returns the file key of a program's cover, from the first of its three fields that has one; '' for none. */
export function programCover(program: Covers): string {
  return program.cover_photo || program.name_cover_photo || keyOf(program.cover_photo_url);
}

/** Returns a program's photos, or its cover without any. */
export function programPhotos(
  program: Covers & Pick<Program, 'photos' | 'program_name'>,
): { file: string; alt: string; caption?: string }[] {
  if (program.photos.length > 0) {
    return program.photos.map(({ photo, title }) => ({
      file: photo,
      alt: title || program.program_name,
      ...(title ? { caption: title } : {}),
    }));
  }
  const cover = programCover(program);
  return cover === '' ? [] : [{ file: cover, alt: program.program_name }];
}

/** Returns the facts of a program's video, for its structured data. */
export function programVideoFacts(
  program: Covers & Pick<Program, 'program_name' | 'program_description'>,
): VideoFacts {
  const cover = programCover(program);
  return {
    title: program.program_name,
    description: excerpt(program.program_description),
    picture: cover,
  };
}
