import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

/** `/contactanos` is canonical; `/contacto` shows the same (specification, section 2). */
export const contactMetadata = pageMetadata(fixedPages.contact);
