import type { Endpoint, EndpointName } from '@setu/contract';

/**
 * Checks an answer against its endpoint's schema, in development and in tests. A mismatch is logged as a console error
 * and fails the test. The schemas are in a separate chunk that production builds leave out.
 */
export async function checkAnswer(name: EndpointName, data: unknown): Promise<void> {
  const { endpoints } = await import('@setu/contract');
  const { answer }: Endpoint = endpoints[name];
  const parsed = answer?.safeParse(data);
  if (parsed?.success === false)
    throw new Error(`The answer of ${name} does not match the contract`, { cause: parsed.error });
}
