import { createHmac } from 'node:crypto';

/** What a receiver is given to check signatures with. */
export const secretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/** The headers of a message by Standard Webhooks: its id, when it is sent (seconds), and the signature of both with the body. */
export function signedHeaders(secret: Buffer, message: { id: string; body: string }, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64');
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
