import { fit, type Block, type Placed } from './block';
import { chart } from './chart';
import type { Paper } from './paper';
import { banner, beside, photo } from './photo';
import { columns } from './columns';
import { heading, lead } from './prose';
import type { Section } from './source';
import { table } from './table';
import { COLUMN, CONTENT, GUTTER, MARGIN, PAGE, body } from './theme';

export interface SectionPage {
  placed: Placed[];
  layout: Layout;
}

/** Body sizes, tried in order until the section fits on one page. */
const SIZES = [11, 10.6, 10.2, 9.8];
/** Acceptable free space at the foot of a page. */
const ROOM_AT_FOOT = 40;

export type Layout = 'banner' | 'beside' | 'photo' | 'plain';

/** Layouts alternate, so that neighbouring sections differ. */
const TURN: readonly Layout[] = ['banner', 'beside', 'photo'];

interface Plan {
  layout: Layout;
  picture: string;
  size: number;
}

/** Text only: the picture may use the space of charts and tables. */
const isWordy = (section: Section) => !section.chart && !section.table;

/** The candidates for a section, best first: with the picture if possible. */
function plans(picture: string, index: number, previous: Layout | undefined): Plan[] {
  const turn = TURN[index % TURN.length] ?? 'photo';
  const order = [turn, ...TURN].filter(
    (layout, at, all) => all.indexOf(layout) === at && layout !== previous,
  );
  return order.flatMap((layout) => SIZES.map((size) => ({ layout, picture, size })));
}

function compose(
  paper: Paper,
  section: Section,
  index: number,
  { layout, picture, size }: Plan,
): Block[] {
  const [opening = '', ...rest] = section.paragraphs;
  const wordy = isWordy(section);
  const blocks: Block[] = [];

  if (layout === 'banner') blocks.push(banner(paper, picture, wordy ? 470 : undefined));
  blocks.push(heading(paper, index, section.heading));
  if (layout === 'beside') {
    const width = COLUMN - 6;
    const text = lead(paper, opening, CONTENT - width - GUTTER);
    blocks.push(beside(paper, text, picture, width));
  } else {
    blocks.push(lead(paper, opening));
  }
  if (layout === 'photo') blocks.push(photo(paper, picture, wordy ? 400 : undefined));
  if (rest.length > 0) blocks.push(columns(paper, rest, body(size)));
  if (section.chart) blocks.push(chart(paper, section.chart));
  if (section.table) blocks.push(table(paper, section.table));
  return blocks;
}

/**
 * Lays a section out on one page: the layout with the least free space, never that
 * of the previous section, and without picture only if a long table needs the space.
 * Throws when nothing fits.
 */
export function layOut(
  paper: Paper,
  section: Section,
  index: number,
  picture: string,
  previous: Layout | undefined,
): SectionPage {
  const pictured = plans(picture, index, previous);
  const plain = SIZES.map((size): Plan => ({ layout: 'plain', picture, size }));
  const best = fullest(paper, section, index, pictured) ?? fullest(paper, section, index, plain);
  if (!best) throw new Error(`"${section.heading}" does not fit on a page`);
  return best;
}

function fullest(
  paper: Paper,
  section: Section,
  index: number,
  candidates: Plan[],
): SectionPage | undefined {
  const fitting = candidates.flatMap((plan) => {
    const top = plan.layout === 'banner' ? 0 : MARGIN.top;
    const result = fit(compose(paper, section, index, plan), top, PAGE.height - MARGIN.bottom);
    return result ? [{ ...result, layout: plan.layout }] : [];
  });
  const unused = ({ spare }: { spare: number }) => Math.max(0, spare - ROOM_AT_FOOT);
  return fitting.toSorted((a, b) => unused(a) - unused(b))[0];
}
