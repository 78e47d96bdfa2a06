import type { Page } from '@playwright/test';

/** Calls the BFF as the page's user, with the page's cookies. Returns the envelope's `data`. */
export async function getData<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path, { headers: { Accept: 'application/json' } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

/** Sends a change as a page of the site does, for steps that another journey covers. */
export async function send<T>(page: Page, path: string, body: unknown = {}): Promise<T> {
  const { csrf_token } = await getData<{ csrf_token: string }>(page, '/api/page-context');
  const response = await page.request.post(path, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': csrf_token },
    data: body,
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}
