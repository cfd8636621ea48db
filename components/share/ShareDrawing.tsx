import { ShareFrame } from '@/components/share/ShareFrame';
import { ShareMark } from '@/components/share/ShareMark';
import { companyName, supportPhone } from '@/lib/company';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';

const MAX_TITLE = 160;

/** Font size by length. */
function titleSize(title: string): number {
  if (title.length <= 32) return 92;
  if (title.length <= 64) return 72;
  return title.length <= 110 ? 58 : 46;
}

/** The Open Graph image of a page without a picture. */
export function ShareDrawing({ title }: { title: string }) {
  const words = shortened(drawableText(title), MAX_TITLE);
  return (
    <ShareFrame
      band="M0 630V606L1200 420V444L130 630Z"
      style={{ justifyContent: 'space-between', padding: '72px 80px' }}
    >
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
    </ShareFrame>
  );
}
