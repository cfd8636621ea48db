import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import type { describeGroup, Group } from '@/lib/features/map/groups';
import styles from '@/components/map/MapPanel.module.css';

/** The picture of a marker, or the number of markers that would overlap. */
export function Marker({ group }: { group: Group }) {
  const [first, ...others] = group.members;
  if (others.length === 0) return <MarkerPicture image={first.image} size={32} />;
  return <span className={styles.count}>{group.members.length}</span>;
}

/** The gateway's picture of a marker, or the site's pin if it has none. */
export function MarkerPicture({ image, size }: { image: string; size: number }) {
  if (image === '') return <Icon name="pin" size={size} />;
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a small picture, shown as it is
    <img src={image} alt="" width={size} height={(size * 5) / 4} loading="lazy" draggable={false} />
  );
}

type WindowFacts = Pick<ReturnType<typeof describeGroup>, 'services' | 'branches'>;

/** The content of an info window, under its title. */
export function WindowFacts({ services, branches }: WindowFacts) {
  const [branch, ...others] = branches;
  const isOne = branch !== undefined && others.length === 0;
  return (
    <>
      {isOne && branch.address && <p>{branch.address}</p>}
      {isOne && (
        <p>
          <PhoneLinks parts={branch.phone} className={styles.link} />
        </p>
      )}
      <ul>
        {services.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {branches.map(({ id, name, href }) => (
          <li key={id}>
            <SiteLink href={href} className={styles.link}>
              {isOne ? `Ver sucursal ${name}` : name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
