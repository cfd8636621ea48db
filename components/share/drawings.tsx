import type { CSSProperties, ReactNode } from 'react';
import { companyName, supportPhone } from '@/lib/company';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';
import type { ZoneCard } from '@/lib/features/zone-sheet/times';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';

/** The brand's colours: style sheets do not apply in drawings. */
const BLUE = '#003da5';
const NIGHT = '#001a48';
const GREEN = '#84bd00';
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
function ShareFrame({ band, style, children }: ShareFrameProps) {
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
function ShareMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" style={{ marginRight: size * 0.3 }}>
      <path d="M3 20H18L26.85 40 19.35 56.96Z" fill={GREEN} />
      <path d="M22.5 60 45.5 8H61L38 60Z" fill={WHITE} />
    </svg>
  );
}

const drawn = (text: string, limit: number) => shortened(drawableText(text), limit);

/** Font size by length. */
function titleSize(title: string): number {
  if (title.length <= 32) return 92;
  if (title.length <= 64) return 72;
  return title.length <= 110 ? 58 : 46;
}

/** The Open Graph image of a page without a picture. */
export function ShareDrawing({ title }: { title: string }) {
  const words = drawn(title, 160);
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

/** WhatsApp shows the square in the middle; what is written stays within. */
const COLUMN = 594;

/** Font size by length, for at most three lines. */
function nameSize({ length }: string): number {
  if (length <= 13) return 84;
  if (length <= 26) return 64;
  return length <= 44 ? 50 : 42;
}

/** A centred text. */
const centred = (fontSize: number, style: CSSProperties = {}): CSSProperties => ({
  display: 'flex',
  justifyContent: 'center',
  textAlign: 'center',
  fontSize,
  lineHeight: 1.12,
  ...style,
});

/** The Open Graph image of a zone's page: where, on which days and when. */
export function ZoneDrawing({ title, zone }: { title: string; zone: ZoneCard }) {
  const name = drawn(title, 72);
  const { week, branch } = zone;
  const times = drawn(zone.times, 84);
  return (
    <ShareFrame
      band="M360 630 1200 500V526L530 630Z"
      style={{ alignItems: 'center', padding: '34px 0 60px' }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 30 }}>
        <ShareMark size={46} />
        {companyName}
      </div>
      <div
        style={{
          width: COLUMN,
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          justifyContent: 'center',
          gap: 16,
        }}
      >
        <div style={centred(30, { color: GREEN })}>Recolección en</div>
        <div style={centred(nameSize(name), { letterSpacing: -1.5, lineHeight: 1.04 })}>{name}</div>
        <div style={centred(30, { paddingBottom: 10 })}>{drawn(branch, 64)}</div>
        {week && <ZoneWeek week={week} />}
        {times && <div style={centred(times.length <= 30 ? 44 : 32)}>{times}</div>}
      </div>
    </ShareFrame>
  );
}

/** The seven days; those of collection are filled, the others outlined. */
function ZoneWeek({ week }: { week: NonNullable<ZoneCard['week']> }) {
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      {week.map(({ name, isServed }) => (
        <div
          key={name}
          style={{
            width: 78,
            height: 78,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: 39,
            fontSize: 28,
            ...(isServed
              ? { backgroundColor: GREEN, color: NIGHT }
              : {
                  border: '2px solid rgba(255, 255, 255, 0.4)',
                  color: 'rgba(255, 255, 255, 0.7)',
                }),
          }}
        >
          {name.slice(0, 3)}
        </div>
      ))}
    </div>
  );
}
