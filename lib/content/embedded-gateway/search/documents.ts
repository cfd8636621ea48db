import { isRow, textIn, textsOf, type Json, type ContentRow } from '../core/json';
import { allPrograms } from '../reads/programs';
import type { Store } from '../core/store';
import { escapeXml } from '@/lib/util/markup.mts';

/** A record as the search indexes it, with its search result. */
export type SearchDocument = { key: string; title: string; html: string; result: ContentRow };

type Parts = { modulo: string; titulo: string; fecha: string; descripcion: string; imagen: string };

function documentOf(id: Json | undefined, parts: Parts, html = parts.descripcion): SearchDocument {
  return {
    key: `${parts.modulo} ${id}`,
    title: parts.titulo,
    html,
    result: { id_table: id ?? null, ...parts },
  };
}

function ofPost(post: ContentRow): SearchDocument {
  return documentOf(post.id, {
    modulo: 'Blog',
    titulo: textIn(post, 'title_publication'),
    fecha: textIn(post, 'start_date'),
    descripcion: textIn(post, 'text_publication'),
    imagen: textIn(post, 'name_cover_image'),
  });
}

function ofPressItem(item: ContentRow): SearchDocument {
  return documentOf(item.id, {
    modulo: 'Sala Prensa',
    titulo: textIn(item, 'title'),
    fecha: textIn(item, 'date_notice'),
    // Press items have no text; the meta description is plain text.
    descripcion: escapeXml(textIn(item, 'meta_description')),
    imagen: textIn(item, 'name_image'),
  });
}

function ofProgram(program: ContentRow): SearchDocument {
  return documentOf(program.id_program, {
    modulo: 'Sustentabilidad',
    titulo: textIn(program, 'program_name'),
    fecha: '',
    descripcion: textIn(program, 'program_description'),
    imagen: textIn(program, 'name_cover_photo') || textIn(program, 'cover_photo'),
  });
}

function ofJobBoard(board: ContentRow): SearchDocument {
  const descripcion = textsOf(board.paragraphs).join(' ');
  return documentOf(
    1,
    {
      modulo: 'Bolsa Trabajo',
      titulo: textIn(board, 'title'),
      fecha: '',
      descripcion,
      imagen: textIn(board, 'image'),
    },
    // The words that visitors search for.
    `${descripcion} bolsa de trabajo vacantes empleo`,
  );
}

/** The content files that are searched; the index is updated when one changes. */
export const SEARCHED_FILES = [
  'blog-posts',
  'press-items',
  'job-board',
  'programs',
  'sustainability',
] as const;

/** Returns every document of the search, in the order of the modules. */
export async function searchDocuments(store: Store): Promise<SearchDocument[]> {
  const board = await store.record('job-board');
  return [
    ...(await store.list('blog-posts')).map(ofPost),
    ...(await store.list('press-items')).map(ofPressItem),
    ...(isRow(board) ? [ofJobBoard(board)] : []),
    ...(await allPrograms(store)).map(ofProgram),
  ];
}
