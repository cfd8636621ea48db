import { Picture } from '@/components/ui/Picture';

const SIZES = '(min-width: 75em) 280px, (min-width: 40em) 30vw, 46vw';

/** The picture of a choice. Its name stands under it, so it needs no words of its own. */
export function TilePicture({ file, isFirst = false }: { file: string; isFirst?: boolean }) {
  return <Picture file={file} alt="" sizes={SIZES} ratio="4/3" priority={isFirst} />;
}
