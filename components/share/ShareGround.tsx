import { GREEN, NIGHT } from '@/components/share/colours';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';

/** The slanted planes behind the words. `band` is the path of the green one, which leaves them room. */
export function ShareGround({ band }: { band: string }) {
  return (
    <svg
      width={SHARE_WIDTH}
      height={SHARE_HEIGHT}
      viewBox={`0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}`}
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <path d="M0 630V560L1200 300V630Z" fill={NIGHT} fillOpacity="0.55" />
      <path d="M820 630 1100 0H1200V630Z" fill={NIGHT} fillOpacity="0.35" />
      <path d={band} fill={GREEN} />
    </svg>
  );
}
