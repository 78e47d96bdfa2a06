import { unavailable } from '@setu/kit/core';
import type { z } from 'zod';

/** A question to a provider, as its adapter puts it. */
export interface Question<Answer> {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  answer: z.ZodType<Answer>;
  text: (answer: Answer) => string | undefined;
}

const longestAnswer = 200_000;

/**
 * Asks a provider and gives the translation. `unavailable` for whatever is not one: no connection, no answer in time, a
 * refusal, an answer of another shape or an empty one. Neither the key nor the text is in what is said of it.
 */
export async function askProvider<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<string> {
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
      throw unavailable(`the translation provider at ${host} refused: ${response.status}`);
    }
    const translated = text(answer.parse(JSON.parse(await shortText(response))))?.trim();
    if (!translated) throw unavailable(`the translation provider at ${host} gave no text`);
    return translated;
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error;
    throw unavailable(`the translation provider at ${host} does not answer`, error);
  }
}

/** The answer's text; what is longer than any translation is not read to its end. */
async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw unavailable('the translation provider answers without end');
  }
  return text + decoder.decode();
}
