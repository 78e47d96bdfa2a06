import type { Browser } from './browser.js';
import type { World } from './world.js';

/** A browser's event stream. `readUntil` waits for the text `wanted` and returns everything received so far. */
export interface EventStream {
  readUntil: (wanted: string) => Promise<string>;
  close: () => void;
}

/** Opens the event stream of a browser. Resolves when the first event, the count, has arrived. */
export const listen = async (world: Pick<World, 'origin'>, browser: Browser): Promise<EventStream> => {
  const leaving = new AbortController();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(`${world.origin}/user/notice/api/last`, {
    headers: { Accept: 'text/event-stream', Cookie: cookie },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (wanted: string): Promise<string> => {
    while (!text.includes(wanted)) text += (await reader?.read())?.value ?? '';
    return text;
  };
  await readUntil('event: count');
  return { readUntil, close: () => leaving.abort() };
};
