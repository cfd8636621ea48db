import clsx from 'clsx';
import { Icon, type IconName } from '@/components/ui/icons';
import { keepingIn, puttingOut } from '@/lib/features/zone-sheet/advice';
import styles from '@/components/collection/ZoneSheetAdvice.module.css';
import shared from '@/components/ui/shared.module.css';

export function ZoneSheetAdvice() {
  return (
    <div className={clsx(shared.stack3, shared.top)}>
      <Advice title="Qué sacar, y cómo" icon="check" items={puttingOut} />
      <Advice title="Qué no sacar" icon="close" items={keepingIn} />
    </div>
  );
}

interface AdviceProps {
  title: string;
  icon: IconName;
  items: readonly string[];
}

function Advice({ title, icon, items }: AdviceProps) {
  return (
    <section>
      <h2 className={shared.title}>{title}</h2>
      <ul className={clsx(shared.stack1, shared.above1)} data-sign={icon}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
