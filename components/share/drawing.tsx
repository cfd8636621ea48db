import { companyName } from '@/lib/company';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/metadata';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';

/** The brand's colours, repeated here because style sheets do not apply in drawings. */
const BLUE = '#003da5';
const NIGHT = '#001a48';
const GREEN = '#84bd00';
const WHITE = '#ffffff';

const WIDE = 1_000;
/** The width of the middle that WhatsApp shows; titles with lines below stay within it. */
const SQUARE = 580;

/** The assumed width of a letter, in font sizes. */
const LETTER_WIDTH = 0.55;
const MAX_LINES = 3;
const MAX_SIZE = 84;

/** Returns the font size in which a title fills at most three lines and no word is too wide. */
function titleSize(title: string, width: number): number {
  const longest = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const letters = width / LETTER_WIDTH;
  return Math.min(MAX_SIZE, (MAX_LINES * letters) / title.length, letters / (longest + 1));
}

interface ShareDrawingProps {
  title: string;
  /** The lines below the title. */
  lines: readonly string[];
}

/** Draws the share picture of a page: its title over slanted planes. */
// `next/og` supports flex boxes and inline styles only.
export function ShareDrawing({ title, lines }: ShareDrawingProps) {
  const words = shortened(drawableText(title), 160);
  const width = lines.length === 0 ? WIDE : SQUARE;
  return (
    <div
      style={{
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 22,
        backgroundColor: BLUE,
        color: WHITE,
        fontFamily: 'Archivo',
        textAlign: 'center',
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
        <path d="M360 630 1200 500V526L530 630Z" fill={GREEN} />
      </svg>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
        <svg width="50" height="50" viewBox="0 0 64 64" style={{ marginRight: 14 }}>
          <path d="M3 20H18L26.85 40 19.35 56.96Z" fill={GREEN} />
          <path d="M22.5 60 45.5 8H61L38 60Z" fill={WHITE} />
        </svg>
        {companyName}
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'center',
          maxWidth: width,
          paddingTop: 14,
          paddingBottom: 14,
          fontSize: titleSize(words, width),
          lineHeight: 1.08,
        }}
      >
        {words}
      </div>
      {lines.map((line) => (
        <div
          key={line}
          style={{ display: 'flex', justifyContent: 'center', maxWidth: width, fontSize: 34 }}
        >
          {shortened(drawableText(line), 120)}
        </div>
      ))}
    </div>
  );
}
