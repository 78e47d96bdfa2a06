import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Starts a call and returns when the server has begun to read it. The server then waits for the rest of the body. */
export const sentHalf = async (url: string, headers: Record<string, string>) => {
  const call = request(url, {
    method: 'POST',
    headers: {
      ...headers,
      Expect: '100-continue',
      'Content-Type': 'application/json',
      'Content-Length': '2',
      'X-Requested-With': 'XMLHttpRequest',
      'Sec-Fetch-Site': 'same-origin',
    },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  const sendRest = async (): Promise<IncomingMessage> => {
    call.end('{}');
    const [answer] = await answered;
    answer.resume();
    return answer;
  };
  return { sendRest };
};
