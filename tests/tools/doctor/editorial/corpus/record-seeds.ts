import { listOrEmpty } from '@/lib/content/gateway/result';
import type { Content } from '@/tools/doctor/content';
import { at, htmlSlots, valueOf, type Label } from './corpus';

/** Dates, states, videos. */
function news(content: Content): Label[] {
  const dates: [string, string][] = [
    ['date-unreadable', '31/12/2025'],
    ['date-unreadable', '2026-02-31'],
    ['date-unreadable', '0000-00-00'],
    ['date-unreadable', 'ayer'],
    ['date-unreadable', '1900-01-01'],
    ['date-future', '2027-01-15'],
    ['date-future', '2206-11-18'],
    ['date-future', '2026-12-24T10:00:00'],
    ['date-future', '2030-06-01'],
    ['date-future', '2028-02-29'],
    ['date-missing', ''],
    ['date-missing', ' '],
  ];
  const labels: Label[] = [];
  for (const [index, [rule, date]] of dates.entries()) {
    const post = at(content.posts, index);
    post.start_date = date;
    labels.push({ rule, type: 'noticia', record: post.id, field: 'start_date' });
  }
  for (const index of [0, 1, 2]) {
    const item = at(content.press, index);
    item.date_notice = '';
    const { id: record } = item;
    labels.push({
      rule: 'date-missing',
      type: 'comunicado de prensa',
      record,
      field: 'date_notice',
    });
  }
  for (const index of [17, 18, 20, 23, 25]) {
    const post = at(content.posts, index);
    post.lst_business_unit = [];
    const { id: record } = post;
    labels.push({
      rule: 'news-without-state',
      type: 'noticia',
      record,
      field: 'lst_business_unit',
    });
  }
  return labels;
}

function videos(content: Content): Label[] {
  const addresses = [
    'https://www.facebook.com/watch?v=123',
    'https://www.youtube.com/@vialimpia',
    'youtube video de la planta',
    'https://www.dailymotion.com/video/x8abc',
  ];
  for (const [index, address] of addresses.entries()) at(content.posts, index).video_url = address;
  at(content.lines, 0).list_videos.push({ url_video: 'video.avi' });
  const line = at(content.lines, 0);
  return [
    ...addresses.map((_, index) => ({
      rule: 'video-unknown',
      type: 'noticia',
      record: at(content.posts, index).id,
      field: 'video_url',
    })),
    {
      rule: 'video-unknown',
      type: 'línea de negocio',
      record: line.id,
      field: `list_videos[${line.list_videos.length - 1}].url_video`,
    },
  ];
}

/** Addresses that are empty, unfit or another's. */
function addresses(content: Content): Label[] {
  const labels: Label[] = [];
  const label = (rule: string, index: number) => {
    const { id: record } = at(content.posts, index);
    labels.push({ rule, type: 'noticia', record, field: 'url' });
  };
  for (const index of [20, 21, 22, 23, 24]) {
    at(content.posts, index).url = index % 2 === 0 ? '' : ' / ';
    label('address-missing', index);
  }
  const unfit = ['nota de mayo', '2026/05/nota', 'https://sitio.example/nota', 'nota?x=1', '100%'];
  for (const [at_, url] of unfit.entries()) {
    at(content.posts, 25 + at_).url = url;
    label('address-unfit', 25 + at_);
  }
  for (const index of [30, 31, 32]) {
    at(content.posts, index).url = at(content.posts, index - 18).url;
    label('address-doubled', index);
  }
  for (const index of [20, 21]) {
    const item = at(content.press, index);
    item.title = at(content.press, index - 10).title;
    const own = { type: 'comunicado de prensa', record: item.id };
    labels.push({ rule: 'address-doubled', ...own, field: 'title' });
  }
  return labels;
}

/** Branches and a line that moved: old addresses and links to them lead nowhere. */
function movedRecords(content: Content): Label[] {
  const moved = ['campeche', 'cancun', 'durango', 'queretaro'];
  for (const branch of listOrEmpty(content.branches).filter(({ url }) => moved.includes(url))) {
    branch.name = `Unidad ${branch.id}`;
    branch.ubication.state = '';
    branch.url = `unidad-${branch.id}`;
    const detail = valueOf(content.branchDetails.get(branch.id));
    Object.assign(detail, { name: branch.name, url: branch.url, ubication: { state: '' } });
  }
  const links = new RegExp(`href="/sucursales/(?:${moved.join('|')})"`);
  const targets = ['Campeche', 'Cancún', 'Quintana Roo', 'Durango', 'Querétaro'];
  return [
    ...targets.map((record) => ({
      rule: 'redirect-target-missing',
      type: 'sucursal',
      record,
      field: 'name',
    })),
    ...htmlSlots(content)
      .filter(({ read }) => links.test(read()))
      .map(({ type, record, field }) => ({ rule: 'link-dead', type, record, field })),
  ];
}

function navigation(content: Content): Label[] {
  const section = at(content.sections, 0);
  const entry = at(at(section.head, 0).subsection, 0);
  section.section_url = '/quienes_somos';
  entry.subsection_url = '/nuestra_empresa/mision-vieja';
  valueOf(content.jobBoard).link_url = 'javascript:abrir()';
  return [
    { rule: 'link-dead', type: 'menú principal', record: section.id_section, field: 'section_url' },
    {
      rule: 'link-dead',
      type: 'menú principal',
      record: entry.id_subsection,
      field: 'subsection_url',
    },
    { rule: 'link-dead', type: 'bolsa de trabajo', record: 'Bolsa de trabajo', field: 'link_url' },
  ];
}

export function seedRecords(content: Content): Label[] {
  return [movedRecords, news, videos, addresses, navigation].flatMap((seed) => seed(content));
}
