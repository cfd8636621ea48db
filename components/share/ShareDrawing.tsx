import { BLUE, WHITE } from '@/components/share/colours';
import { ShareGround } from '@/components/share/ShareGround';
import { ShareMark } from '@/components/share/ShareMark';
import { companyName, supportPhone } from '@/lib/company';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';

const MAX_TITLE = 160;

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
  const words = shortened(drawableText(title), MAX_TITLE);
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
      <ShareGround band="M0 630V606L1200 420V444L130 630Z" />
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 40, fontWeight: 700 }}>
        <ShareMark size={64} />
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
