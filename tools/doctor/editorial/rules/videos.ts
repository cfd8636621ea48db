import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import { parseVideo } from '@/lib/content/media/video';

/** Videos whose address the site cannot play. */
export const unknownVideos: Rule = (content) =>
  shownRecords(content).flatMap((record) =>
    record.videos.flatMap(({ field, value }) => {
      const address = value.trim();
      const isNone = address === '' || address === '0';
      if (isNone || parseVideo(address) !== undefined) return [];
      return [
        finding('video-unknown', record, field, {
          what: `El sitio no puede mostrar el video ${quoted(address)}.`,
          why: 'Solo muestra videos de YouTube y de Vimeo, y archivos MP4 o WebM; este no aparece en la página.',
          fix: 'Copie la dirección del video desde YouTube o Vimeo y póngala en este campo.',
        }),
      ];
    }),
  );
