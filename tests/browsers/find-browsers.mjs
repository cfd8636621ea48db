import { existsSync } from 'node:fs';
import { installFromDebian, onPath } from '../../scripts/debian.cjs';

/** WebKit's MiniBrowser in Debian's library folder. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);

const findFirefox = () => onPath('firefox-esr', 'firefox');

function findWebKit() {
  const webDriver = onPath('WebKitWebDriver');
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  return webDriver && browser && onPath('xvfb-run') ? { webDriver, browser } : undefined;
}

/**
 * Finds Firefox and WebKit, installing Debian's packages if allowed.
 *
 * @returns {{
 *   firefox: string | undefined,
 *   webkit: { webDriver: string, browser: string } | undefined,
 *   absent: string[],
 * }} paths; `absent` names those that are not available.
 */
export function findBrowsers() {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length > 0) installFromDebian(...missing);
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  return {
    firefox,
    webkit,
    absent: [...(firefox ? [] : ['Firefox']), ...(webkit ? [] : ['WebKit'])],
  };
}
