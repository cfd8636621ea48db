import type { CSSProperties, ReactNode } from 'react';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';

/** The brand's colours: style sheets do not apply in drawings. */
const BLUE = '#003da5';
export const NIGHT = '#001a48';
export const GREEN = '#84bd00';
const WHITE = '#ffffff';

interface ShareFrameProps {
  /** The path of the green plane, which leaves the words room. */
  band: string;
  style: CSSProperties;
  children: ReactNode;
}

/**
 * An Open Graph image: a column of words over slanted planes. `next/og` supports flex boxes and inline
 * styles only.
 */
export function ShareFrame({ band, style, children }: ShareFrameProps) {
  return (
    <div
      style={{
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: BLUE,
        color: WHITE,
        fontFamily: 'Archivo',
        ...style,
      }}
    >
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
      {children}
    </div>
  );
}

/** The company's mark, to the left of its name. `size` in pixels. */
export function ShareMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" style={{ marginRight: size * 0.3 }}>
      <path d="M3 20H18L26.85 40 19.35 56.96Z" fill={GREEN} />
      <path d="M22.5 60 45.5 8H61L38 60Z" fill={WHITE} />
    </svg>
  );
}
