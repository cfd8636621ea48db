import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

/** `/contactanos` is canonical; `/contacto` shows the same (specification, section 2). */
export const contactMetadata = pageMetadata(fixedPages.contact);
