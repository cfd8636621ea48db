import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnnualReport } from '@/lib/content/gateway/annual-reports';
import type { Branch } from '@/lib/content/gateway/branches';
import type { BusinessLine, ServiceType } from '@/lib/content/gateway/business-lines';
import type { FaqGrouper, FaqQuestion } from '@/lib/content/gateway/faqs';
import type { Institutional } from '@/lib/content/gateway/institutional';
import type { PrivacyNotice } from '@/lib/content/gateway/privacy-notices';

/** Renders the server's HTML into the document. */
export function show(content: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(content);
}

const seo = { url: '', meta_description: '', meta_keywords: '', title_page: '' };

export const image = (name: string, title = '', alt = '') => ({ name_image: name, title, alt });

export function line(change: Partial<BusinessLine> = {}): BusinessLine {
  return {
    ...seo,
    id: 1,
    name: 'Transporte',
    url: 'transporte',
    route: 'ruta-transporte',
    ...{ name_quote_image: '', name_cover_image: '', title: '' },
    ...{ description: '', description_2: '', advantage: '' },
    ...{ list_imagenes: [], list_services: [], list_videos: [], list_clients: [] },
    business_unit: [],
    ...change,
  };
}

export function service(id: number, name: string, change: Partial<ServiceType> = {}): ServiceType {
  return { id_services: id, name, name_image: '', description: '', image_services: [], ...change };
}

export function branch(change: Partial<Branch> = {}): Branch {
  return {
    ...seo,
    id: 1,
    name: 'Monterrey',
    url: 'monterrey',
    name_image: '',
    street: 'Calle Encino',
    ext_number: '1840',
    sector: 'Industrial',
    postal_code: '64440',
    ubication: { state: 'Nuevo León' },
    phone_number: '55 5555 0101',
    latitude: 25.7,
    longitude: -100.3,
    population: '1,142,994 habitantes',
    start_services: 'Marzo de 1994',
    zones: [],
    name_marker_image: '',
    ...change,
  };
}

export const zone = (id: number, title: string, frequency = '', timetable = '') => ({
  ...{ id, title, frequency, timetable, image_name: '', title_img: '', alt: '' },
});

export function institutional(change: Partial<Institutional> = {}): Institutional {
  return {
    ...seo,
    ...{ id: 1, element: 'Historia', description: '<p>Texto</p>', photo: [], videos: [] },
    ...change,
  };
}

export const question = (id: number, change: Partial<FaqQuestion> = {}): FaqQuestion => ({
  ...seo,
  ...{ id, id_grouper: 0, grouper: '', question: `Pregunta ${id}`, answer: '<p>Respuesta</p>' },
  ...{ name_image: '', title: '', ...change },
});

export const grouper = (id: number, name: string, ...questions: FaqQuestion[]): FaqGrouper => ({
  ...{ id, name, frequent_questions: questions },
});

export const report = (id: number, change: Partial<AnnualReport> = {}): AnnualReport => ({
  ...seo,
  ...{ id, report_name: `Informe ${id}`, title: '', name_cover_image: '' },
  ...{ name_report_file: '', start_date_str: '', ...change },
});

export const notice = (id: number, change: Partial<PrivacyNotice> = {}): PrivacyNotice => ({
  ...seo,
  ...{ id, name: `Aviso ${id}`, description: `<p>Texto ${id}</p>`, url: `aviso-${id}`, ...change },
});

export const broken = {
  name: `${'Nombre muy largo '.repeat(20)}😀 % / <b>`,
  html: '<p>Sin cerrar <b>nunca<script>alert(1)</script><table><tr><td>x',
};
