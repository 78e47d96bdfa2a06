import type { Clock } from '@setu/kit/core';
import type { Log } from '@setu/kit/process';
import type { Stores } from '../../store/index.js';
import { isAddressRefused, readReports } from '../bounces/delivery-report.js';

/** The stores and the clock that a report is checked with. */
interface BounceDeps {
  read: Pick<Stores, 'emails' | 'users'>;
  autocommit: Pick<Stores, 'refusedAddresses'>;
  clock: Clock;
  log: Log;
}

/**
 * Processes a bounced email and marks the recipient's address if it is useless from now on. Returns how many addresses
 * it marked.
 * A report counts only if it names the id of one of our emails, which only its recipient knows, and the address of that
 * email.
 */
export async function processBounce({ autocommit, read, clock, log }: BounceDeps, text: string): Promise<number> {
  let marked = 0;
  for (const report of readReports(text)) {
    const sent = await read.emails.byMessageId(report.messageId);
    const address = sent && (sent.address || (sent.userId && (await read.users.byId(sent.userId))?.user.email));
    const { status, action } = report;
    if (!address || !report.addresses.includes(address)) {
      log.info({ status, action }, 'a delivery report does not match any of our emails');
      continue;
    }
    if (!isAddressRefused(report)) continue;
    await autocommit.refusedAddresses.add(address, { code: `dsn ${status}`, at: clock.now() });
    log.warn({ mailId: sent.id, status }, 'an email bounced, so no more emails are sent to its address');
    marked += 1;
  }
  return marked;
}
