import { companyName, supportPhone } from '@/lib/company';
import { drawableTitle } from '@/lib/publishing/share/title';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';

/** The brand's colours; style sheets do not apply here. */
const BLUE = '#003da5';
const NIGHT = '#001a48';
const GREEN = '#84bd00';
const WHITE = '#ffffff';

/** Font size by length. */
function titleSize(title: string): number {
  if (title.length <= 32) return 92;
  if (title.length <= 64) return 72;
  return title.length <= 110 ? 58 : 46;
}

/**
 * The Open Graph image of a page without a picture. `next/og` supports flex boxes and inline styles
 * only.
 */
export function ShareDrawing({ title }: { title: string }) {
  const words = drawableTitle(title);
  return (
    <div
      style={{
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        backgroundColor: BLUE,
        color: WHITE,
        fontFamily: 'Archivo',
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
        <path d="M0 630V606L1200 420V444L130 630Z" fill={GREEN} />
      </svg>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 40, fontWeight: 700 }}>
        <svg width="64" height="64" viewBox="0 0 64 64" style={{ marginRight: 20 }}>
          <path d="M3 20H18L26.85 40 19.35 56.96Z" fill={GREEN} />
          <path d="M22.5 60 45.5 8H61L38 60Z" fill={WHITE} />
        </svg>
        {companyName}
        <div style={{ marginLeft: 'auto', fontSize: 32 }}>{supportPhone}</div>
      </div>
      <div
        style={{
          display: 'flex',
          fontSize: titleSize(words),
          fontWeight: 700,
          lineHeight: 1.08,
          letterSpacing: -1.5,
          maxWidth: 980,
          paddingBottom: 130,
        }}
      >
        {words}
      </div>
    </div>
  );
}
