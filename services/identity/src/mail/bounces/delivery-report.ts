import { type MimePart, partsOf, readFields, readPart, textIn, typeOf } from './mime-part.js';

/** What a mail server says became of a mail, for one of those it was sent to (RFC 3464). */
export interface DeliveryReport {
  /** Of the mail it is about, without its brackets. */
  messageId: string;
  /** Every address the report names for the reader, in lower case. */
  addresses: string[];
  action: string;
  /** `5.1.1` (RFC 3463). */
  status: string;
  /** The other server's own words. */
  diagnostic: string;
}

const addressIn = (field: string | undefined): string[] => {
  const [, address = ''] = /^[^;]*;\s*<?([^<>\s]+)>?/.exec(field ?? '') ?? [];
  return address === '' ? [] : [address.toLowerCase()];
};

const idIn = (headers: ReadonlyMap<string, string> | undefined, name: string): string =>
  /<([^<>\s]+)>/.exec(headers?.get(name) ?? '')?.[1] ?? '';

/** The headers of the mail a report gives back: whole, or its headers alone. */
const returned = (parts: readonly MimePart[]): ReadonlyMap<string, string> | undefined => {
  const part = parts.find((each) => ['message/rfc822', 'text/rfc822-headers', 'message/global'].includes(typeOf(each)));
  return part && readPart(textIn(part)).headers;
};

/**
 * Takes a mail as it came; gives what it reports, one for each address, nothing for a mail that is no delivery report or
 * does not say what mail it is about. Servers that give nothing back name that mail in their own headers.
 */
export function readReports(mail: string): DeliveryReport[] {
  const whole = readPart(mail);
  const parts = partsOf(whole);
  const status = parts.find((part) =>
    ['message/delivery-status', 'message/global-delivery-status'].includes(typeOf(part)),
  );
  const messageId = idIn(returned(parts), 'message-id') || idIn(whole.headers, 'in-reply-to');
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

const nobodyThere =
  /no such (user|mailbox|recipient)|user (unknown|not found|doesn'?t exist)|unknown (user|recipient|mailbox)|(mailbox|recipient|address|account)[^.;]{0,40}(unavailable|not found|does ?n[o']t exist|disabled|rejected: address)|invalid (recipient|mailbox)/i;

/**
 * Whether mails to the address are of no use any more: it is nobody's, or nobody reads it. Not what is late, not a full
 * mailbox, and not what a filter disliked about one mail.
 */
export function isAddressRefused({ action, status, diagnostic }: DeliveryReport): boolean {
  if (action !== 'failed' || !status.startsWith('5')) return false;
  if (status === '5.2.2' || /\b[45]\.2\.2\b/.test(diagnostic)) return false;
  return /^5\.1\.|^5\.2\.[01]$|^5\.4\.4$/.test(status) || nobodyThere.test(diagnostic);
}
