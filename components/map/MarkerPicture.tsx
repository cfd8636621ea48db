import { Icon } from '@/components/ui/icons';

/** The picture of a marker: the gateway's own, or the site's pin where it has none. */
export function MarkerPicture({ image, size }: { image: string; size: number }) {
  if (image === '') return <Icon name="pin" size={size} />;
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a small picture, shown as it is
    <img src={image} alt="" width={size} height={(size * 5) / 4} loading="lazy" draggable={false} />
  );
}
