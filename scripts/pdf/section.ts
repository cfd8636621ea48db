import { fill, fit, type Block, type Placed } from './block';
import { chart } from './chart';
import { keyFigure } from './key-figure';
import type { Paper } from './paper';
import { banner, beside, photo } from './photo';
import { columns, heading, lead } from './prose';
import type { Section } from './source';
import { table } from './table';
import { COLUMN, CONTENT, GUTTER, MARGIN, PAGE, body } from './theme';

export interface SectionPage {
  placed: Placed[];
  /** The first page of some sections has a picture over its head instead of a running head. */
  bare: boolean;
}

const BOTTOM = PAGE.height - MARGIN.bottom;
/** Body sizes tried from comfortable to dense until the section stands on one page. */
const SIZES = [11, 10.6, 10.2, 9.8];
const SPLIT_SIZE = 10;
/** More room than this at the foot of a page calls for the large figure. */
const ROOM_FOR_FIGURE = 60;

export type Layout = 'banner' | 'beside' | 'photo' | 'plain';

/** Layouts take turns, so that no two neighbouring sections look the same. */
const TURN: readonly Layout[] = ['banner', 'beside', 'photo'];

interface Plan {
  layout: Layout;
  picture: string;
  size: number;
}

/** Nothing but text: the picture may grow into the room that charts and tables leave. */
const isWordy = (section: Section) => !section.chart && !section.table;

/** What is tried for a section, the best first. `own` pictures come with the text and always stay. */
function plans(
  picture: string | undefined,
  own: boolean,
  wordy: boolean,
  index: number,
  previous: Layout | undefined,
): Plan[] {
  const turn = TURN[index % TURN.length] ?? 'photo';
  const suits = wordy && turn === 'beside' ? 'photo' : turn;
  const preferred = suits === previous ? (suits === 'photo' ? 'banner' : 'photo') : suits;
  const others = TURN.filter((layout) => layout !== preferred && layout !== 'banner');
  const withPicture = picture
    ? [preferred, ...others].flatMap((layout) => SIZES.map((size) => ({ layout, picture, size })))
    : [];
  if (picture && own) return withPicture;
  return [
    ...withPicture,
    ...SIZES.map((size) => ({ layout: 'plain' as const, picture: '', size })),
  ];
}

function compose(
  paper: Paper,
  section: Section,
  index: number,
  { layout, picture, size }: Plan,
  withFigure: boolean,
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
  const figure = withFigure && section.chart ? keyFigure(paper, section.chart) : null;
  if (figure) blocks.push(figure);
  if (section.chart) blocks.push(chart(paper, section.chart));
  if (section.table) blocks.push(table(paper, section.table));
  return blocks;
}

/**
 * Lays a section out on one page if any plan allows it, else on as many pages as it needs.
 * `previous` is the layout of the section before, which is not repeated;
 * `spare` is a picture that fits the subject, for sections that bring none of their own.
 */
export function layOut(
  paper: Paper,
  section: Section,
  index: number,
  spare: string | undefined,
  previous: Layout | undefined,
): { pages: SectionPage[]; layout: Layout } {
  const own = section.picture !== undefined;
  const all = plans(section.picture ?? spare, own, isWordy(section), index, previous);
  for (const plan of all) {
    const bare = plan.layout === 'banner';
    const top = bare ? 0 : MARGIN.top;
    const plain = fit(compose(paper, section, index, plan, false), top, BOTTOM);
    if (!plain) continue;
    const richer =
      plain.spare > ROOM_FOR_FIGURE
        ? fit(compose(paper, section, index, plan, true), top, BOTTOM)
        : null;
    const page = { placed: (richer ?? plain).placed, bare };
    return { pages: [page], layout: plan.layout };
  }

  const plan: Plan = {
    layout: 'banner',
    picture: section.picture ?? spare ?? '',
    size: SPLIT_SIZE,
  };
  if (plan.picture === '') plan.layout = 'plain';
  const pages: SectionPage[] = [];
  let left = compose(paper, section, index, plan, true);
  while (left.length > 0) {
    const bare = pages.length === 0 && plan.layout === 'banner';
    const top = bare ? 0 : MARGIN.top;
    const { here, rest } = fill(left, top, BOTTOM);
    pages.push({ placed: fit(here, top, BOTTOM)?.placed ?? [], bare });
    left = rest;
  }
  return { pages, layout: plan.layout };
}
