import { createHmac } from 'node:crypto';

/** Returns the secret in the text form that receivers use to check signatures. */
export const secretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/**
 * Returns the headers of a message under Standard Webhooks: its id, the time of sending in seconds, and a signature
 * over the id, the time and the body.
 */
export function signedHeaders(secret: Buffer, message: { id: string; body: string }, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64');
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
