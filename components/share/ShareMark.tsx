import { GREEN, WHITE } from '@/components/share/colours';

/** The company's mark, to the left of its name. `size` in pixels. */
export function ShareMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" style={{ marginRight: size * 0.3 }}>
      <path d="M3 20H18L26.85 40 19.35 56.96Z" fill={GREEN} />
      <path d="M22.5 60 45.5 8H61L38 60Z" fill={WHITE} />
    </svg>
  );
}
