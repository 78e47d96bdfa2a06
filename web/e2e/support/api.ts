import type { Page } from '@playwright/test';

/** Asks the BFF as the page's person, with the page's cookies; gives the envelope's `data`. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path, { headers: { Accept: 'application/json' } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

/** Changes something the way a page of the site does: a step of a journey that is walked elsewhere. */
export async function send<T>(page: Page, path: string, body: unknown = {}): Promise<T> {
  const { csrf_token } = await ask<{ csrf_token: string }>(page, '/api/page-context');
  const response = await page.request.post(path, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': csrf_token },
    data: body,
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}
