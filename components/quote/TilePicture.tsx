import { Picture } from '@/components/ui/Picture';

const SIZES = '(min-width: 75em) 280px, (min-width: 40em) 30vw, 46vw';

/** Decorative: the name is below it. */
export function TilePicture({ file, isFirst = false }: { file: string; isFirst?: boolean }) {
  return <Picture file={file} alt="" sizes={SIZES} ratio="4/3" priority={isFirst} />;
}
