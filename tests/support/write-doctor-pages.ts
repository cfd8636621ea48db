/** Writes the pages of the sample reports into a folder: Playwright renders no React by itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportPage } from '@/tools/doctor/page/report-page';
import { deadReport, gapsReport, worksReport } from '@/tests/support/doctor-reports';

const [folder = '.'] = process.argv.slice(2);
const reports = { works: worksReport, gaps: gapsReport, dead: deadReport };
for (const [name, report] of Object.entries(reports)) {
  writeFileSync(join(folder, `${name}.html`), reportPage(report, 'https://site.example'));
}
