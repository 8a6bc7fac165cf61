import type { TestProject } from 'vitest/node';
import { openBuiltPage } from './builtPage.ts';
import { launchChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly folder: string;
    readonly browser: string;
  }
}

/** Once for all browser tests: builds the page, serves it, and starts one browser. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const page = await openBuiltPage();
  const browser = await launchChromium();
  project.provide('address', page.address);
  project.provide('folder', page.folder);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await page.close();
  };
}
