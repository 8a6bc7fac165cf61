import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import bundled from '@sparticuz/chromium';
import { chromium, type BrowserServer } from 'playwright-core';

/** Where Chromium is: named by CHROMIUM_PATH, installed, or the one that comes as a package. */
async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return named;
  const installed = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'chromium'));
  return installed.find((path) => existsSync(path)) ?? (await bundled.executablePath());
}

/** Leads to this machine, but a browser trusts it no more than any other address without a certificate. */
export const HOME_NETWORK = 'hoard.test';

/** One browser that several test files share. */
export async function launchChromium(): Promise<BrowserServer> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=MAP ${HOME_NETWORK} localhost`];
  return chromium.launchServer({ executablePath: await chromiumPath(), args });
}
