import type { Endpoint, EndpointName } from '@setu/contract';

/**
 * In development and in tests every answer is held against its endpoint's schema: one that differs is
 * an error, on the console and in every test. The schemas come with a chunk of their own, which no build for people has.
 */
export async function checkAnswer(name: EndpointName, data: unknown): Promise<void> {
  const { endpoints } = await import('@setu/contract');
  const { answer }: Endpoint = endpoints[name];
  const parsed = answer?.safeParse(data);
  if (parsed?.success === false)
    throw new Error(`${name} is not answered as the contract declares`, { cause: parsed.error });
}
