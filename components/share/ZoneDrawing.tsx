import type { CSSProperties } from 'react';
import { GREEN, NIGHT, ShareFrame, ShareMark } from '@/components/share/ShareFrame';
import { companyName } from '@/lib/company';
import type { WeekDay } from '@/lib/features/zone-sheet/times';
import type { ZoneCard } from '@/lib/features/zone-sheet/sheet';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';

/** WhatsApp shows the square in the middle; what is written stays within. */
const COLUMN = 594;

const drawn = (text: string, limit: number) => shortened(drawableText(text), limit);

/** Font size by length, for at most three lines. */
function titleSize(title: string): number {
  if (title.length <= 13) return 84;
  if (title.length <= 26) return 64;
  return title.length <= 44 ? 50 : 42;
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
  const { week, days, hours } = zone;
  const when = drawn(hours.join('; '), 70);
  const change = drawn(zone.change, 130);
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
        <div style={centred(titleSize(name), { letterSpacing: -1.5, lineHeight: 1.04 })}>
          {name}
        </div>
        <div style={centred(30, { paddingBottom: 10 })}>{drawn(zone.branch, 64)}</div>
        {week ? <ZoneWeek week={week} /> : <div style={centred(34)}>{drawn(days, 84)}</div>}
        {when && <div style={centred(when.length <= 30 ? 44 : 32)}>{when}</div>}
        {change && <div style={centred(24, { color: GREEN })}>{change}</div>}
      </div>
    </ShareFrame>
  );
}

/** The seven days; those of collection are filled, the others outlined. */
function ZoneWeek({ week }: { week: readonly WeekDay[] }) {
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
