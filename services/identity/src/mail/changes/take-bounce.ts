import type { Clock } from '@setu/kit/core';
import type { Log } from '@setu/kit/process';
import type { Stores } from '../../store/index.js';
import { isAddressRefused, readReports } from '../bounces/delivery-report.js';

/** What it takes to believe a report. */
interface Taking {
  read: Pick<Stores, 'mails' | 'users' | 'refusedAddresses'>;
  clock: Clock;
  log: Log;
}

/**
 * Takes a mail that came back and marks the address it was sent to, if that is of no use any more; gives how many were
 * marked. Believed is only what names one of our own mails by its id, which nobody else has seen, and its address.
 */
export async function takeBounce({ read, clock, log }: Taking, mail: string): Promise<number> {
  let marked = 0;
  for (const report of readReports(mail)) {
    const sent = await read.mails.byMessageId(report.messageId);
    const address = sent && (sent.address || (sent.userId && (await read.users.byId(sent.userId))?.user.email));
    const { status, action } = report;
    if (!address || !report.addresses.includes(address)) {
      log.info({ status, action }, 'a delivery report is about no mail of ours');
      continue;
    }
    if (!isAddressRefused(report)) continue;
    await read.refusedAddresses.add(address, { code: `dsn ${status}`, at: clock.now() });
    log.warn({ mailId: sent.id, status }, 'a mail came back: its address is not written to any more');
    marked += 1;
  }
  return marked;
}
