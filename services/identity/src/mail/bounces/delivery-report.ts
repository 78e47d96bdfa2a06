import { type MimePart, partsOf, readFields, readPart, textIn, typeOf } from './mime-part.js';

/** A mail server's report of the delivery of an email to one recipient (RFC 3464). */
export interface DeliveryReport {
  /** The id of the original email, without brackets. */
  messageId: string;
  /** Every address that the report names for the recipient, in lower case. */
  addresses: string[];
  action: string;
  /** For example `5.1.1` (RFC 3463). */
  status: string;
  /** The text of the receiving server. */
  diagnostic: string;
}

const addressIn = (field: string | undefined): string[] => {
  const [, address = ''] = /^[^;]*;\s*<?([^<>\s]+)>?/.exec(field ?? '') ?? [];
  return address === '' ? [] : [address.toLowerCase()];
};

const idIn = (headers: ReadonlyMap<string, string> | undefined, name: string): string =>
  /<([^<>\s]+)>/.exec(headers?.get(name) ?? '')?.[1] ?? '';

/** Returns the headers of the original email, from its returned full text or from its returned headers. */
const returned = (parts: readonly MimePart[]): ReadonlyMap<string, string> | undefined => {
  const part = parts.find((each) => ['message/rfc822', 'text/rfc822-headers', 'message/global'].includes(typeOf(each)));
  return part && readPart(textIn(part)).headers;
};

/**
 * Reads a bounced email and returns a report for each address. Returns none if it is not a delivery report or does not
 * identify the original email. Some servers return no part of the original email and identify it in their own headers
 * instead.
 */
export function readReports(text: string): DeliveryReport[] {
  const message = readPart(text);
  const parts = partsOf(message);
  const status = parts.find((part) =>
    ['message/delivery-status', 'message/global-delivery-status'].includes(typeOf(part)),
  );
  const messageId = idIn(returned(parts), 'message-id') || idIn(message.headers, 'in-reply-to');
  if (status === undefined || messageId === '') return [];
  return textIn(status)
    .split(/\n[ \t]*\n+/)
    .map(readFields)
    .filter((fields) => fields.has('final-recipient') || fields.has('original-recipient'))
    .map((fields) => ({
      messageId,
      addresses: [...addressIn(fields.get('original-recipient')), ...addressIn(fields.get('final-recipient'))],
      action: (fields.get('action') ?? '').split(/[\s(]/, 1)[0]?.toLowerCase() ?? '',
      status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? '',
      diagnostic: fields.get('diagnostic-code') ?? '',
    }));
}

const unknownRecipient =
  /no such (user|mailbox|recipient)|user (unknown|not found|doesn'?t exist)|unknown (user|recipient|mailbox)|(mailbox|recipient|address|account)[^.;]{0,40}(unavailable|not found|does ?n[o']t exist|disabled|rejected: address)|invalid (recipient|mailbox)/i;

/**
 * Returns whether emails to the address are useless from now on, because it does not exist or is disabled. A delay, a
 * full mailbox and a filter's rejection of one email do not count.
 */
export function isAddressRefused({ action, status, diagnostic }: DeliveryReport): boolean {
  if (action !== 'failed' || !status.startsWith('5')) return false;
  if (status === '5.2.2' || /\b[45]\.2\.2\b/.test(diagnostic)) return false;
  return /^5\.1\.|^5\.2\.[01]$|^5\.4\.4$/.test(status) || unknownRecipient.test(diagnostic);
}
