export { default, metadata } from '@/app/contactanos/page';

export const prefetch = 'force-disabled';
