import clsx from 'clsx';
import shared from '@/components/ui/shared.module.css';

/** The icons: 24 × 24, in the text's colour, always beside a name. */
const paths = {
  phone:
    'M6.6 3h3l1.6 4.3-2 1.5a12 12 0 0 0 6 6l1.5-2 4.3 1.6v3a2 2 0 0 1-2.2 2A17.6 17.6 0 0 1 4.6 5.2 2 2 0 0 1 6.6 3Z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  down: 'm5 9 7 7 7-7',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5-12-7.5Z',
  pin: 'M12 21c4.5-4.6 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.4 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  mail: 'M3 6h18v12H3V6Zm0 1 9 7 9-7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L21 21',
  download: 'M12 4v11m-5-4.5 5 5 5-5M4 20h16',
  file: 'M6 3h8l4 4v14H6V3Zm8 0v4h4',
  share: 'M12 15V4m-4 3.5L12 3.5l4 4M5 12v8h14v-8',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  calendar: 'M4 6h16v15H4V6Zm0 5h16M8 3v5m8-5v5',
  external: 'M13 4h7v7m0-7L10 14M18 14v6H4V6h6',
  check: 'm4 12.5 5.5 5.5L20 7',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7v-7Z',
  chat: 'M20 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.3A8 8 0 1 1 20 11.5Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const;

export type IconName = keyof typeof paths;

/** An icon, styled by class to save bytes: a page has dozens of icons, each twice in its HTML. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={clsx(shared.icon, name === 'play' && shared.filledIcon)}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
