/**
 * `npm run verify -- browsers`: the main journeys in Firefox and WebKit, on the production build. A
 * browser that is missing and cannot be installed is named and skipped; with CI=true it fails.
 */
import { listSubmissions } from '../../lib/content/embedded-gateway/submissions/inbox';
import { startGateway } from '../../tools/gateway/server';
import { verdict } from '../../tools/verdict';
import { startSite } from '../support/site';
import { temporaryFolder } from '../support/temporary-folder';
import { findBrowsers, type Driver } from './drivers';
import { journeys } from './journeys';
import { Screen } from './screen';

async function runIn(name: string, driver: Driver, origin: string): Promise<void> {
  for (const [title, journey] of Object.entries(journeys)) {
    const problems: string[] = [];
    await journey(new Screen(driver, origin), name).catch((error: unknown) =>
      problems.push(String(error)),
    );
    problems.push(...driver.takeErrors().map((error) => `in the console: ${error}`));
    verdict(problems.length === 0, `${name}: ${title}`, problems);
  }
}

async function main(): Promise<void> {
  await using folder = await temporaryFolder('browsers');
  await using gateway = await startGateway({ dataDir: folder.path });
  await using site = await startSite({ GATEWAY_URL: gateway.url });
  const running = Object.entries(findBrowsers()).map(async ([name, start]) => {
    if (!start) {
      const isAllowed = process.env.CI !== 'true';
      return verdict(isAllowed, `${name} IS NOT TESTED: it is absent and cannot be installed`);
    }
    const driver = await start();
    await runIn(name, driver, site.url).finally(() => driver.close());
    const sent = listSubmissions(folder.path).filter(({ body }) =>
      JSON.stringify(body).includes(name),
    );
    verdict(sent.length === 2, `${name}: a quote and a message reached the gateway`);
  });
  await Promise.all(running);
}

void main();
