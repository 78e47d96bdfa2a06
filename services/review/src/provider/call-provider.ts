import { unavailable } from '@setu/kit/core';
import type { z } from 'zod';

/** A request to a provider, as its adapter describes it. */
export interface Question<Answer> {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  answer: z.ZodType<Answer>;
  text: (answer: Answer) => string | undefined;
}

const longestAnswer = 200_000;

/**
 * Sends a request to a provider and returns the translation.
 * Throws `unavailable` for any other outcome: no connection, a timeout, an error status, an answer of another shape or
 * an empty one. The error contains neither the key nor the text.
 */
export async function callProvider<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<string> {
  const { url, headers, body, answer, text } = question;
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', signal, redirect: 'error' },
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw unavailable(`the translation provider at ${host} rejected the request: ${response.status}`);
    }
    const translated = text(answer.parse(JSON.parse(await shortText(response))))?.trim();
    if (!translated) throw unavailable(`the translation provider at ${host} returned no text`);
    return translated;
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error;
    throw unavailable(`the translation provider at ${host} does not answer`, error);
  }
}

/** Reads the text of the answer. Stops reading when it is longer than any translation. */
async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw unavailable('the answer of the translation provider is too long');
  }
  return text + decoder.decode();
}
